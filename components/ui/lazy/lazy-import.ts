const pauseMilliseconds = 1000;

/** Loads code on demand, with one retry a second later. @throws what the second attempt threw */
export function importLazily<Code>(load: () => Promise<Code>): Promise<Code> {
  return load().catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, pauseMilliseconds));
    return load();
  });
}

/** Loads code on demand, and whenever the network returns again, until it arrives. */
export async function importPatiently<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await importLazily(load);
  } catch {
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    return importPatiently(load);
  }
}
