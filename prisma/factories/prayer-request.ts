import type { Database } from '#lib/core/database/db.ts';
import type { PrayerRequest, Prisma } from '#lib/core/generated/prisma/client.ts';

const defaults = {
  name: 'Sample Visitor',
  email: 'visitor@example.com',
  request: 'Please pray for my mother, who has surgery on Thursday.',
  is_anonymous: false,
  status: 'new',
} satisfies Prisma.PrayerRequestUncheckedCreateInput;

/** A prayer request row that is not in a database. */
export function buildPrayerRequest(overrides: Partial<PrayerRequest> = {}): PrayerRequest {
  return {
    id: '66666666-6666-4666-8666-666666666666',
    ...defaults,
    source: null,
    created_at: new Date('2026-01-01T18:00:00Z'),
    updated_at: new Date('2026-01-01T18:00:00Z'),
    ...overrides,
  };
}

/** Writes a prayer request and returns its row. The database sets id and times unless given. */
export function createPrayerRequest(
  client: Database,
  overrides: Partial<PrayerRequest> = {},
): Promise<PrayerRequest> {
  return client.prayerRequest.create({ data: { ...defaults, ...overrides } });
}
