import { expect, test, vi } from 'vitest';
import { db } from '#lib/core/database/db.ts';
import { inOneProcess } from '#server/cdn/one-sender.ts';
import { useDatabase } from '#tests/support/database.ts';

useDatabase();

test('of several processes that come with the same work together, one does it', async () => {
  let done = 0;
  let others: Promise<unknown> | undefined;
  await inOneProcess(
    async () => {
      done += 1;
      others = Promise.all([1, 2, 3].map(() => inOneProcess(async () => void done++)));
    },
    async () => void (await others),
  );
  expect(done).toBe(1);
});

test('the next work is done again, and a failure of the work is thrown to its caller', async () => {
  const linger = async () => undefined;
  let done = 0;
  await inOneProcess(async () => void done++, linger);
  await expect(inOneProcess(() => Promise.reject(new Error('refused')), linger)).rejects.toThrow('refused');
  await inOneProcess(async () => void done++, linger);
  expect(done).toBe(2);
});

test('without a database each does it by itself', async () => {
  vi.spyOn(db(), '$transaction').mockRejectedValueOnce(new Error('away'));
  let done = 0;
  await inOneProcess(async () => void done++);
  expect(done).toBe(1);
});
