import 'server-only';
import type { PrayerTeamEmail } from '#lib/core/generated/prisma/client.ts';
import { privateQuery } from '#lib/core/operations/operation.ts';
import { db } from '#lib/core/platform/db.ts';
import { teamListQuery } from './schema.ts';

export interface TeamMember {
  id: string;
  name: string | null;
  email: string;
  active: boolean;
  created_at: string;
  updated_at: string;
}

/** The members of the prayer team, those who joined first first. */
export const listTeamMembers = privateQuery({
  name: 'listTeamMembers',
  access: 'admin',
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

/** The row as the API gives it. */
export function toTeamMember({ id, name, email, active, ...row }: PrayerTeamEmail): TeamMember {
  const [created_at, updated_at] = [row.created_at.toISOString(), row.updated_at.toISOString()];
  return { id, name, email, active, created_at, updated_at };
}
