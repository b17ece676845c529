import type { Database } from '#lib/core/database/db.ts';
import type { Prisma, Redirect } from '#lib/core/generated/prisma/client.ts';

const defaults = { from_path: '/who-we-are', to_path: '/about' };

/** Writes an old address that leads to a page, and returns its row. */
export function createRedirect(
  client: Database,
  overrides: Partial<Prisma.RedirectUncheckedCreateInput> = {},
): Promise<Redirect> {
  return client.redirect.create({ data: { ...defaults, ...overrides } });
}
