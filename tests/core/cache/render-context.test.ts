import { expect, it } from 'vitest';
import { z } from 'zod';
import { trackRendering, visitorAddress } from '#lib/core/cache/render-context.ts';
import { AppError } from '#lib/core/operations/errors.ts';
import { publicQuery } from '#lib/core/operations/operation.ts';

function failingWith(error: Error) {
  return publicQuery({
    name: 'listNothing',
    input: z.object({}),
    run: async () => {
      throw error;
    },
  });
}

/** What a page does that shows its fallback when a read fails. */
const renderWith = (error: Error) => trackRendering(() => failingWith(error)({}).catch(() => 'fallback'));

it('a page that shows a fallback is noticed, however the query words its failure', async () => {
  expect(await renderWith(new Error('no database'))).toMatchObject({
    result: 'fallback',
    hasFailedRead: true,
  });
  const worded = new AppError('internal', 'Failed to load ministries');
  expect(await renderWith(worded)).toMatchObject({ hasFailedRead: true });
});

it('a row that is not there is no failure', async () => {
  expect(await renderWith(new AppError('not_found', 'Event not found'))).toMatchObject({
    hasFailedRead: false,
  });
});

it('two renderings at once are told apart', async () => {
  const [bad, good] = await Promise.all([
    renderWith(new Error('no database')),
    trackRendering(async () => 'fine'),
  ]);
  expect([bad.hasFailedRead, good.hasFailedRead]).toEqual([true, false]);
});

it('a page knows the address that it is drawn for, and no other', async () => {
  const drawn = (address?: string) => trackRendering(async () => visitorAddress(), { address });
  const [first, second, everybody] = await Promise.all([drawn('192.0.2.1'), drawn('192.0.2.2'), drawn()]);
  expect([first.result, second.result, everybody.result]).toEqual(['192.0.2.1', '192.0.2.2', 'unknown']);
});
