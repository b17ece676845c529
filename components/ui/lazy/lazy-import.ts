const pauseMilliseconds = 1000;

/** Loads code on demand, with one retry a second later. @throws what the second attempt threw */
export function importLazily<Code>(load: () => Promise<Code>): Promise<Code> {
  return load().catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, pauseMilliseconds));
    return load();
  });
}
