const retries = 3;
const longestWaitMilliseconds = 30_000;

/**
 * What `attempt` gives, tried again up to 3 times with growing waits of at most 30 s (specification section 9).
 * @throws what the last attempt threw, or the reason why `signal` was aborted
 */
export async function withRetries<Answer>(
  attempt: () => Promise<Answer>,
  signal: AbortSignal,
): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (signal.aborted || tries > retries) throw error;
      await wait(Math.min(1000 * 2 ** tries, longestWaitMilliseconds), signal);
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
