import 'server-only';
import { command } from '#lib/core/operations/operation.ts';
import { deleteUnchanged, updateUnchanged } from '#lib/core/operations/optimistic-lock.ts';
import { parseInput } from '#lib/core/operations/sanitize-input.ts';
import { messages } from '#lib/language/messages.ts';
import { toAnnouncement } from './content.ts';
import { type Announcement, announcementDeletion, announcementInput, announcementUpdate } from './schema.ts';

/** Adds an announcement and returns its row with its state. */
export const addAnnouncement = command({
  name: 'addAnnouncement',
  access: 'banner',
  input: announcementInput,
  changes: 'announcements',
  run: async (input, { write }): Promise<Announcement> =>
    toAnnouncement(await write((database) => database.announcement.create({ data: input }))),
});

/**
 * Changes an announcement and returns its row.
 * @throws AppError `not_found`, `invalid`, or `conflict` when the row has changed since it was read
 */
export const updateAnnouncement = command({
  name: 'updateAnnouncement',
  access: 'banner',
  input: announcementUpdate,
  changes: 'announcements',
  run: ({ id, if_match, ...patch }, { write }): Promise<Announcement> =>
    write((database) =>
      updateUnchanged(database.announcement, {
        id,
        if_match,
        missing: messages.announcements.notFound,
        present: toAnnouncement,
        change: (row) => parseInput(announcementInput, { ...row, ...patch }),
      }),
    ),
});

/** Deletes an announcement. @throws AppError `not_found`, or `conflict` when it has changed since it was read */
export const deleteAnnouncement = command({
  name: 'deleteAnnouncement',
  access: 'banner',
  input: announcementDeletion,
  changes: 'announcements',
  run: ({ id, if_match }, { write }): Promise<void> => {
    const missing = messages.announcements.notFound;
    return write((database) =>
      deleteUnchanged(database.announcement, { id, if_match, missing, present: toAnnouncement }),
    );
  },
});
