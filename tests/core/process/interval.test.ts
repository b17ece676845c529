import { expect, test, vi } from 'vitest';
import { repeat } from '#lib/core/process/interval.ts';
import { log } from '#lib/core/process/log.ts';

test('work is done now and again and again, whatever a round comes to', async () => {
  vi.useFakeTimers();
  const warn = vi.spyOn(log, 'warn').mockReturnValue(undefined);
  const work = vi.fn(async () => {
    throw new Error('no database');
  });
  const repeated = repeat('counting', 1000, work);
  await vi.advanceTimersByTimeAsync(2500);
  expect(work).toHaveBeenCalledTimes(3);
  expect(warn).toHaveBeenCalledWith({ err: expect.any(Error) }, 'counting failed');
  await repeated.close();
  await vi.advanceTimersByTimeAsync(5000);
  expect(work).toHaveBeenCalledTimes(3);
});

test('closing waits for the round under way, so that the database is not taken from it', async () => {
  vi.useRealTimers();
  const happened: string[] = [];
  let finish = () => {};
  const repeated = repeat('counting', 60_000, async () => {
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
    happened.push('round over');
  });
  const closed = repeated.close().then(() => happened.push('closed'));
  finish();
  await closed;
  expect(happened).toEqual(['round over', 'closed']);
});

test('a round that hangs does not hold up the stop', async () => {
  vi.useFakeTimers();
  const repeated = repeat('counting', 60_000, () => new Promise<void>(() => {}));
  const closed = vi.fn();
  void repeated.close().then(closed);
  await vi.advanceTimersByTimeAsync(4999);
  expect(closed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(closed).toHaveBeenCalled();
});
