import type { Database } from '#lib/core/database/db.ts';
import type { Closing, Prisma } from '#lib/core/generated/prisma/client.ts';

/** A Sunday far ahead without events. */
const defaults = {
  mode: 'cancelled',
  from_date: '2031-06-01',
  to_date: '2031-06-01',
  message: 'The roads are icy: everything is off today.',
} satisfies Prisma.ClosingUncheckedCreateInput;

/** Writes a closing and returns its row. */
export function createClosing(
  client: Database,
  overrides: Partial<Prisma.ClosingUncheckedCreateInput> = {},
): Promise<Closing> {
  return client.closing.create({ data: { ...defaults, ...overrides } });
}
