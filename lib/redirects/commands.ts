import 'server-only';
import type { Redirect as StoredRedirect } from '#lib/core/generated/prisma/client.ts';
import { AppError } from '#lib/core/operations/errors.ts';
import { command } from '#lib/core/operations/operation.ts';
import { deleteUnchanged, updateUnchanged } from '#lib/core/operations/optimistic-lock.ts';
import { presentRow } from '#lib/core/operations/present-row.ts';
import { parseInput } from '#lib/core/operations/sanitize-input.ts';
import { messages } from '#lib/language/messages.ts';
import { assertLeads } from './assert-leads.ts';
import { type Redirect, redirectDeletion, redirectInput, redirectRow, redirectUpdate } from './schema.ts';

/**
 * Adds an old address.
 * @throws AppError `conflict` when it exists, `invalid` when it would have no effect
 */
export const addRedirect = command({
  name: 'addRedirect',
  access: 'pages',
  input: redirectInput,
  changes: 'settings',
  run: (data, { write }): Promise<Redirect> =>
    once(() =>
      write(async (database) => {
        await assertLeads(database, data);
        return toRedirect(await database.redirect.create({ data }));
      }),
    ),
});

/**
 * Changes an old address or its target. It then belongs to staff: no import removes it.
 * @throws AppError `not_found`, `invalid`; `conflict` when it has changed since it was read, or exists already
 */
export const updateRedirect = command({
  name: 'updateRedirect',
  access: 'pages',
  input: redirectUpdate,
  changes: 'settings',
  run: ({ id, if_match, ...patch }, { write }): Promise<Redirect> =>
    once(() =>
      write((database) =>
        updateUnchanged(database.redirect, {
          id,
          if_match,
          present: toRedirect,
          change: async (row) => {
            const changed = parseInput(redirectInput, { ...row, ...given(patch) });
            await assertLeads(database, changed, id);
            return { ...changed, run_id: null };
          },
        }),
      ),
    ),
});

/**
 * Removes an old address.
 * @throws AppError `not_found`, or `conflict` when it has changed since it was read
 */
export const removeRedirect = command({
  name: 'removeRedirect',
  access: 'pages',
  input: redirectDeletion,
  changes: 'settings',
  run: ({ id, if_match }, { write }): Promise<void> =>
    write((database) => deleteUnchanged(database.redirect, { id, if_match, present: toRedirect })),
});

function toRedirect(row: StoredRedirect): Redirect {
  return presentRow(redirectRow, row);
}

function given(patch: object): object {
  return Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined));
}

/** An old path has one target. */
async function once<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if ((error as { code?: string }).code !== 'P2002') throw error;
    throw new AppError('conflict', messages.redirects.there);
  }
}
