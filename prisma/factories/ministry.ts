import type { Database } from '#lib/core/database/db.ts';
import type { Ministry, Prisma } from '#lib/core/generated/prisma/client.ts';

const defaults = {
  title: 'Care Team',
  description: '<p>Meals, rides and visits for anyone having a hard week.</p>',
  imageurl: null,
  leadername: 'Care Team Leaders',
  meetingtimes: 'Tuesdays 9:00 AM',
  category: 'Adult',
  link: null,
} satisfies Prisma.MinistryUncheckedCreateInput;

/** A ministry row that is not in a database. */
export function buildMinistry(overrides: Partial<Ministry> = {}): Ministry {
  return {
    has_fixed_time: false,
    position: 0,
    id: '99999999-9999-4999-8999-999999999999',
    ...defaults,
    created_at: new Date('2026-01-01T18:00:00Z'),
    updated_at: new Date('2026-01-01T18:00:00Z'),
    ...overrides,
  };
}

/** Writes a ministry and returns its row. The database sets id and times unless given. */
export function createMinistry(client: Database, overrides: Partial<Ministry> = {}): Promise<Ministry> {
  return client.ministry.create({ data: { ...defaults, ...overrides } });
}
