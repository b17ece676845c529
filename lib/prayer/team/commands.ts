import 'server-only';
import { AppError, errorMessages } from '#lib/core/operations/errors.ts';
import { command } from '#lib/core/operations/operation.ts';
import { assertUnchanged, conflictWith, whereUnchanged } from '#lib/core/operations/optimistic-lock.ts';
import { db } from '#lib/core/platform/db.ts';
import { prayerTeamMessages } from './messages.ts';
import { type TeamMember, toTeamMember } from './queries.ts';
import { teamMemberInput, teamMemberRemoval, teamMemberUpdate } from './schema.ts';

/** Adds an address to the prayer team, active from now on. @throws AppError `conflict` when it is there */
export const addTeamMember = command({
  name: 'addTeamMember',
  access: 'admin',
  input: teamMemberInput,
  changes: 'prayer-requests',
  run: async (input, { write }): Promise<TeamMember> => {
    const known = await db().prayerTeamEmail.findFirst({
      where: { email: { equals: input.email, mode: 'insensitive' } },
    });
    const [added] = known
      ? []
      : await write((database) =>
          database.prayerTeamEmail.createManyAndReturn({ data: [input], skipDuplicates: true }),
        );
    if (!added) throw new AppError('conflict', prayerTeamMessages.mayExist);
    return toTeamMember(added);
  },
});

/**
 * Switches whether a member gets notifications.
 * @throws AppError `not_found`; `conflict` when the member changed since it was read
 */
export const switchTeamMember = command({
  name: 'switchTeamMember',
  access: 'admin',
  input: teamMemberUpdate,
  changes: 'prayer-requests',
  run: async ({ id, active, if_match }, { write }): Promise<TeamMember> => {
    const stored = await db().prayerTeamEmail.findUnique({ where: { id } });
    if (!stored) throw new AppError('not_found', errorMessages.notFound);
    assertUnchanged(toTeamMember(stored), if_match);
    const where = { id, ...whereUnchanged(stored, if_match) };
    const [written] = await write((database) =>
      database.prayerTeamEmail.updateManyAndReturn({ where, data: { active } }),
    );
    if (!written) throw await refusedChange(id);
    return toTeamMember(written);
  },
});

/**
 * Takes an address off the team, with what was still to be sent to it.
 * @throws AppError `not_found`; `conflict` when the member changed since it was read
 */
export const removeTeamMember = command({
  name: 'removeTeamMember',
  access: 'admin',
  input: teamMemberRemoval,
  changes: 'prayer-requests',
  run: async ({ id, if_match }, { write }): Promise<void> => {
    const stored = await db().prayerTeamEmail.findUnique({ where: { id } });
    if (!stored) throw new AppError('not_found', errorMessages.notFound);
    assertUnchanged(stored, if_match);
    const where = { id, ...whereUnchanged(stored, if_match) };
    const { count } = await write((database) => database.prayerTeamEmail.deleteMany({ where }));
    if (count === 0) throw await refusedChange(id);
  },
});

/** A member that was there a moment ago is gone now, or has changed. */
async function refusedChange(id: string): Promise<AppError> {
  const now = await db().prayerTeamEmail.findUnique({ where: { id } });
  return now ? conflictWith(toTeamMember(now)) : new AppError('not_found', errorMessages.notFound);
}
