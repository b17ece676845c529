/** Returns the fastest of nine, in milliseconds: a busy machine makes some of them slow, and none faster than it is. */
export async function millisecondsOf(work: () => Promise<unknown>): Promise<number> {
  await work();
  const times: number[] = [];
  for (let round = 0; round < 9; round++) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return Math.min(...times);
}
