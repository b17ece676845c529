import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { publishChange, setListening } from '#lib/core/cache/change-bus.ts';
import { cacheQuery } from '#lib/core/cache/query-cache.ts';

beforeEach(() => setListening(true));
afterEach(() => {
  setListening(false);
});

const counted = () => vi.fn(async (name: string) => ({ name }));

it('asks once, however often and however much at once it is asked', async () => {
  const read = counted();
  const kept = cacheQuery('events', read);
  const [first, second] = await Promise.all([kept('a'), kept('a')]);
  expect([first, second, await kept('a')]).toEqual([{ name: 'a' }, { name: 'a' }, { name: 'a' }]);
  expect(read).toHaveBeenCalledTimes(1);
});

it('asks again for another question, and after a change of its topic but of no other', async () => {
  const read = counted();
  const kept = cacheQuery('events', read);
  await kept('a');
  await kept('b');
  publishChange('sermons');
  await kept('a');
  expect(read).toHaveBeenCalledTimes(2);
  publishChange('events');
  await kept('a');
  expect(read).toHaveBeenCalledTimes(3);
});

it('never gives who asks after a change what was read before it, however late that came', async () => {
  const answers: ((value: { rows: string }) => void)[] = [];
  const kept = cacheQuery('events', () => new Promise<{ rows: string }>((resolve) => answers.push(resolve)));
  const before = kept();
  publishChange('events');
  const after = kept();
  answers[1]?.({ rows: 'new' });
  answers[0]?.({ rows: 'old' });
  expect([await before, await after, await kept()]).toEqual([
    { rows: 'old' },
    { rows: 'new' },
    { rows: 'new' },
  ]);
});

it('keeps no failure', async () => {
  const read = vi.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValue({ rows: 1 });
  const kept = cacheQuery('events', read);
  await expect(kept()).rejects.toThrow('away');
  expect(await kept()).toEqual({ rows: 1 });
});

it('keeps nothing while this process would not hear of a change', async () => {
  setListening(false);
  const read = counted();
  const kept = cacheQuery('events', read);
  await kept('a');
  await kept('a');
  expect(read).toHaveBeenCalledTimes(2);
});

it('asks again after five minutes in any case', async () => {
  vi.useFakeTimers();
  const read = counted();
  const kept = cacheQuery('events', read);
  await kept('a');
  await vi.advanceTimersByTimeAsync(299_000);
  await kept('a');
  expect(read).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2_000);
  await kept('a');
  expect(read).toHaveBeenCalledTimes(2);
});
