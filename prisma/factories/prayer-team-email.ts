import type { Database } from '#lib/core/database/db.ts';
import type { PrayerTeamEmail, Prisma } from '#lib/core/generated/prisma/client.ts';

const defaults = {
  name: 'Sample Team Member',
  email: 'team.member@example.com',
  active: true,
} satisfies Prisma.PrayerTeamEmailUncheckedCreateInput;

/** Writes a prayer team address and returns its row; the address must be new. */
export function createPrayerTeamEmail(
  client: Database,
  overrides: Partial<PrayerTeamEmail> = {},
): Promise<PrayerTeamEmail> {
  return client.prayerTeamEmail.create({ data: { ...defaults, ...overrides } });
}
