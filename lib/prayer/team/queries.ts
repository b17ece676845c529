import 'server-only';
import { db } from '#lib/core/database/db.ts';
import type { PrayerTeamEmail } from '#lib/core/generated/prisma/client.ts';
import { privateQuery } from '#lib/core/operations/operation.ts';
import { presentRow } from '#lib/core/operations/present-row.ts';
import { type TeamMember, teamListQuery, teamMemberRow } from './schema.ts';

/** Returns the members of the prayer team, oldest first. */
export const listTeamMembers = privateQuery({
  name: 'listTeamMembers',
  access: 'prayer',
  input: teamListQuery,
  run: async ({ limit, offset }): Promise<{ rows: TeamMember[]; total: number }> => {
    const orderBy = [{ created_at: 'asc' as const }, { id: 'asc' as const }];
    const [rows, total] = await Promise.all([
      db().prayerTeamEmail.findMany({ orderBy, take: limit, skip: offset }),
      db().prayerTeamEmail.count(),
    ]);
    return { rows: rows.map(toTeamMember), total };
  },
});

/** Returns the row for the API. */
export function toTeamMember(row: PrayerTeamEmail): TeamMember {
  return presentRow(teamMemberRow, row);
}
