import type { PrayerTeamEmail, Prisma } from '#lib/core/generated/prisma/client.ts';
import type { Database } from '#lib/core/platform/db.ts';

const defaults = {
  name: 'Sample Team Member',
  email: 'team.member@example.com',
  active: true,
} satisfies Prisma.PrayerTeamEmailUncheckedCreateInput;

/** A prayer team row that no database has seen. */
export function buildPrayerTeamEmail(overrides: Partial<PrayerTeamEmail> = {}): PrayerTeamEmail {
  return {
    id: '77777777-7777-4777-8777-777777777777',
    ...defaults,
    created_at: new Date('2026-01-01T18:00:00Z'),
    updated_at: new Date('2026-01-01T18:00:00Z'),
    ...overrides,
  };
}

/** Writes a prayer team address and gives its row; the address must not be there yet. */
export function createPrayerTeamEmail(
  client: Database,
  overrides: Partial<PrayerTeamEmail> = {},
): Promise<PrayerTeamEmail> {
  return client.prayerTeamEmail.create({ data: { ...defaults, ...overrides } });
}
