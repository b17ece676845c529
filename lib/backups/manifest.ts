import { z } from 'zod';

/** The format of backups that this version writes. It reads this and all earlier ones: 1 had every file in the zip. */
export const backupFormat = 2;

const sha256 = z.string().regex(/^[\da-f]{64}$/);
const tableName = z.string().regex(/^\w{1,63}$/);
const size = z.int().min(0);

const file = z.object({
  path: z.string().max(1000),
  bytes: size,
  sha256,
  /** Kept beside the backup, not in it. */
  is_beside: z.literal(true).optional(),
  /** What shows a file beside it, in words of staff: it cannot be opened to be recognized. */
  place: z.string().optional(),
});
export type ManifestFile = z.output<typeof file>;

/** The manifest of a backup: size and SHA-256 of each table and file. */
export const manifest = z.object({
  format: z.int().min(1).max(backupFormat),
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
  files: z.array(file),
  /** Whether it contains the secrets of DATA_DIR and how people sign in, sealed by a passphrase. */
  secrets: z.enum(['sealed', 'left out']),
});
export type Manifest = z.output<typeof manifest>;

export const manifestEntry = 'manifest.json';
export const secretsEntry = 'secrets.json';
export const uploadsPrefix = 'uploads/';

/** Returns the entry of a table's rows. */
export function tableEntry(table: string): string {
  return `tables/${table}.copy`;
}

/** Returns the files that are kept beside the backup. */
export function filesBeside({ files }: Pick<Manifest, 'files'>): ManifestFile[] {
  return files.filter((each) => each.is_beside);
}

/** Serializes the manifest for its entry in the zip. */
export function manifestText(content: Manifest): string {
  return `${JSON.stringify(content, null, 1)}\n`;
}
