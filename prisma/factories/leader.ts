import type { Leader, Prisma } from '#lib/core/generated/prisma/client.ts';
import type { Database } from '#lib/core/platform/db.ts';

const defaults = {
  name: 'Ana Lucero',
  role: 'Lead Pastor',
  words: 'Preaches on most Sundays.',
  picture_url: null,
  email: null,
} satisfies Prisma.LeaderUncheckedCreateInput;

/** Writes a leader and gives its row. The database chooses the id, the place and the times unless they are given. */
export function createLeader(client: Database, overrides: Partial<Leader> = {}): Promise<Leader> {
  return client.leader.create({ data: { ...defaults, ...overrides } });
}
