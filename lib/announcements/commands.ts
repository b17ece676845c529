import 'server-only';
import { AppError } from '#lib/core/operations/errors.ts';
import { command, parseInput } from '#lib/core/operations/operation.ts';
import { assertUnchanged, conflictWith, whereUnchanged } from '#lib/core/operations/optimistic-lock.ts';
import { db } from '#lib/core/platform/db.ts';
import { withState } from './display-state.ts';
import { announcementMessages } from './messages.ts';
import { announcementDeletion, announcementInput, announcementUpdate } from './schema.ts';

/** Adds an announcement and gives its row with how it stands now (specification section 7). */
export const addAnnouncement = command({
  name: 'addAnnouncement',
  access: 'admin',
  input: announcementInput,
  changes: 'announcements',
  run: async (input, { write }) =>
    withState(await write((database) => database.announcement.create({ data: input })), new Date()),
});

/**
 * Changes an announcement and gives its row.
 * @throws AppError `not_found`, `invalid`, or `conflict` when the row has changed since it was read
 */
export const updateAnnouncement = command({
  name: 'updateAnnouncement',
  access: 'admin',
  input: announcementUpdate,
  changes: 'announcements',
  run: async ({ id, if_match, ...patch }, { write }) => {
    const row = await db().announcement.findUnique({ where: { id } });
    if (!row) throw new AppError('not_found', announcementMessages.notFound);
    assertUnchanged(row, if_match);
    const data = parseInput(announcementInput, { ...row, ...patch });
    const whereUnchanged = { id, updated_at: row.updated_at };
    const [changed] = await write((database) =>
      database.announcement.updateManyAndReturn({ where: whereUnchanged, data }),
    );
    if (!changed) throw conflictWith(await db().announcement.findUnique({ where: { id } }));
    return withState(changed, new Date());
  },
});

/** Deletes an announcement. @throws AppError `not_found`, or `conflict` when it has changed since it was read */
export const deleteAnnouncement = command({
  name: 'deleteAnnouncement',
  access: 'admin',
  input: announcementDeletion,
  changes: 'announcements',
  run: async ({ id, if_match }, { write }): Promise<void> => {
    const row = await db().announcement.findUnique({ where: { id } });
    if (!row) throw new AppError('not_found', announcementMessages.notFound);
    assertUnchanged(row, if_match);
    const where = { id, ...whereUnchanged(row, if_match) };
    const { count } = await write((database) => database.announcement.deleteMany({ where }));
    if (count === 0) throw conflictWith(await db().announcement.findUnique({ where: { id } }));
  },
});
