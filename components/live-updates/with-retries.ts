const retries = 3;
const longestWaitMilliseconds = 30_000;

/**
 * Returns the wait before a retry in milliseconds, at most 30 s; null after the last retry.
 * @param retry 1 for the first
 */
export function waitBefore(retry: number): number | null {
  return retry > retries ? null : Math.min(1000 * 2 ** retry, longestWaitMilliseconds);
}

/**
 * Returns the result of `attempt`, retried by the site's policy.
 * @throws what the last attempt threw, or the reason why `signal` was aborted
 */
export async function withRetries<Answer>(
  attempt: () => Promise<Answer>,
  signal: AbortSignal,
): Promise<Answer> {
  for (let retry = 1; ; retry += 1) {
    try {
      return await attempt();
    } catch (error) {
      const milliseconds = waitBefore(retry);
      if (signal.aborted || milliseconds === null) throw error;
      await wait(milliseconds, signal);
      signal.throwIfAborted();
    }
  }
}

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
