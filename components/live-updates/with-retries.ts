import { waitBefore } from './retry-rule.ts';

/**
 * What `attempt` gives, tried again as often as the site's rule of retries says.
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
