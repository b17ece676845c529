import 'server-only';
import { db } from '#lib/core/database/db.ts';
import { AppError } from '#lib/core/operations/errors.ts';
import { command } from '#lib/core/operations/operation.ts';
import { deleteUnchanged, updateUnchanged } from '#lib/core/operations/optimistic-lock.ts';
import { spellingsOf } from '#lib/core/text/mailbox-spellings.ts';
import { messages } from '#lib/language/messages.ts';
import { toTeamMember } from './queries.ts';
import { type TeamMember, teamMemberInput, teamMemberRemoval, teamMemberUpdate } from './schema.ts';

/**
 * Adds an active address to the prayer team.
 * @throws AppError `conflict` when it exists
 */
export const addTeamMember = command({
  name: 'addTeamMember',
  access: 'prayer',
  input: teamMemberInput,
  changes: 'prayer-requests',
  run: async (input, { write }): Promise<TeamMember> => {
    const known = await db().prayerTeamEmail.findFirst({
      where: { email: { in: spellingsOf(input.email), mode: 'insensitive' } },
    });
    const [added] = known
      ? []
      : await write((database) =>
          database.prayerTeamEmail.createManyAndReturn({ data: [input], skipDuplicates: true }),
        );
    if (!added) throw new AppError('conflict', messages.prayerTeam.mayExist);
    return toTeamMember(added);
  },
});

/**
 * Sets whether a member gets notifications.
 * @throws AppError `not_found`; `conflict` when the member changed since it was read
 */
export const switchTeamMember = command({
  name: 'switchTeamMember',
  access: 'prayer',
  input: teamMemberUpdate,
  changes: 'prayer-requests',
  run: ({ id, active, if_match }, { write }): Promise<TeamMember> =>
    write((database) =>
      updateUnchanged(database.prayerTeamEmail, {
        id,
        if_match,
        present: toTeamMember,
        change: () => ({ active }),
      }),
    ),
});

/**
 * Removes an address from the team, with its unsent mails.
 * @throws AppError `not_found`; `conflict` when the member changed since it was read
 */
export const removeTeamMember = command({
  name: 'removeTeamMember',
  access: 'prayer',
  input: teamMemberRemoval,
  changes: 'prayer-requests',
  run: ({ id, if_match }, { write }): Promise<void> =>
    write((database) => deleteUnchanged(database.prayerTeamEmail, { id, if_match, present: toTeamMember })),
});
