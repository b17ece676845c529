import type { Database } from '#lib/core/database/db.ts';
import type { Document, Prisma } from '#lib/core/generated/prisma/client.ts';

const defaults = {
  title: 'Sunday bulletin',
  category: 'Bulletins',
  date: '2026-01-04',
  file_name: 'bulletin.pdf',
  bytes: 1000,
  stored_name: '1767520000000_0123456789abcdef.pdf',
  sha256: '0'.repeat(64),
} satisfies Prisma.DocumentUncheckedCreateInput;

/** Writes a document without its file and returns its row. The database sets id and times unless given. */
export function createDocument(
  client: Database,
  overrides: Partial<Prisma.DocumentUncheckedCreateInput> = {},
): Promise<Document> {
  return client.document.create({ data: { ...defaults, ...overrides } });
}
