import { expect, it } from 'vitest';
import { z } from 'zod';
import { trackRendering } from '#lib/core/cache/render-context.ts';
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
