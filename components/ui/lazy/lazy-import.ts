const pauseMilliseconds = 1000;

/**
 * Code that a page fetches once it is wanted, asked for again a moment later when the first answer fails.
 * @throws what the second try threw
 */
export function importLazily<Code>(load: () => Promise<Code>): Promise<Code> {
  return load().catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, pauseMilliseconds));
    return load();
  });
}
