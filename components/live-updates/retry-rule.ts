const retries = 3;
const longestWaitMilliseconds = 30_000;

/**
 * How long to wait before a retry, in milliseconds: growing waits of at most 30 s. Null when there were enough.
 * @param retry 1 for the first
 */
export function waitBefore(retry: number): number | null {
  return retry > retries ? null : Math.min(1000 * 2 ** retry, longestWaitMilliseconds);
}
