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

/** Returns the fewest milliseconds of three runs that the work took; one within the limit is enough. */
export async function fastest(work: () => unknown, enoughMilliseconds: number): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < 3 && least > enoughMilliseconds; run += 1) {
    const start = performance.now();
    await work();
    least = Math.min(least, performance.now() - start);
  }
  return least;
}
