import type { Database } from '#lib/core/database/db.ts';
import type { PageText, Prisma } from '#lib/core/generated/prisma/client.ts';

/** Writes words that replace an original and returns their row. */
export function createPageText(
  client: Database,
  { key = 'home.road', value = { title: 'Come over', text: 'It is not far.' } as Prisma.InputJsonValue } = {},
): Promise<PageText> {
  return client.pageText.create({ data: { key, value } });
}
