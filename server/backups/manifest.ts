import { z } from 'zod';

/** The form of backups that this version writes. It reads this one and all before. */
export const backupFormat = 1;

const sha256 = z.string().regex(/^[\da-f]{64}$/);
const tableName = z.string().regex(/^\w{1,63}$/);
const size = z.int().min(0);

/** What a backup says of itself: of each table and file how much it is and the SHA-256 of its bytes. */
export const manifest = z.object({
  format: z.literal(backupFormat),
  app: z.string(),
  /** The last migration of the tables. */
  migration: z.string().regex(/^[\w.-]+$/),
  created_at: z.iso.datetime(),
  tables: z.record(
    tableName,
    z.object({
      rows: size,
      sha256,
      bytes: size,
      /** In the order of the lines of its COPY text. */
      columns: z.array(tableName),
    }),
  ),
  files: z.array(z.object({ path: z.string().max(1000), bytes: size, sha256 })),
  /** Whether the secrets of DATA_DIR are in it, sealed by a passphrase. */
  secrets: z.enum(['sealed', 'left out']),
});
export type Manifest = z.output<typeof manifest>;

export const manifestEntry = 'manifest.json';
export const secretsEntry = 'secrets.json';
/** What the path of an uploaded picture begins with. */
export const uploadsPrefix = 'uploads/';

/** Where the rows of a table are. */
export function tableEntry(table: string): string {
  return `tables/${table}.copy`;
}
