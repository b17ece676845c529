import { beforeEach, expect, test, vi } from 'vitest';
import { withRetries } from '#components/live-updates/with-retries.ts';

beforeEach(() => void vi.useFakeTimers());

/** Fails so many times, then answers. */
function failing(times: number) {
  let left = times;
  return vi.fn(async () => {
    left -= 1;
    if (left >= 0) throw new Error('out of reach');
    return 'answer';
  });
}

test('an attempt that fails three times is made a fourth time, after growing waits', async () => {
  const attempt = failing(3);
  const result = withRetries(attempt, new AbortController().signal);
  for (const [made, wait] of [2000, 4000, 8000].entries()) {
    await vi.advanceTimersByTimeAsync(wait - 1);
    expect(attempt).toHaveBeenCalledTimes(made + 1);
    await vi.advanceTimersByTimeAsync(1);
  }
  expect(await result).toBe('answer');
});

test('the fourth failure is the last', async () => {
  const attempt = failing(9);
  const result = withRetries(attempt, new AbortController().signal).catch((error: Error) => error.message);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await result).toBe('out of reach');
  expect(attempt).toHaveBeenCalledTimes(4);
});

test('a call that is aborted is not retried', async () => {
  const attempt = failing(9);
  const interest = new AbortController();
  const result = withRetries(attempt, interest.signal).catch((error: Error) => error.message);
  await vi.advanceTimersByTimeAsync(1000);
  interest.abort();
  await vi.advanceTimersByTimeAsync(0);
  expect(await result).toMatch(/aborted/);
  expect(attempt).toHaveBeenCalledTimes(1);
});
