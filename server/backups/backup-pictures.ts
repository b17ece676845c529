import { buffer } from 'node:stream/consumers';
import type { Client } from 'pg';
import { typedCommand } from '#lib/core/platform/env.ts';
import { loadSharp } from '#lib/core/platform/sharp.ts';
import { messages } from '#lib/language/messages.ts';
import { thumbnailName } from '#lib/uploads/file-name.ts';
import { withClient } from '#server/database/postgres-address.ts';
import { BackupError } from './backup-error.ts';
import { type Manifest, uploadsPrefix } from './manifest.ts';
import type { Archive } from './open-archive.ts';

/**
 * Checks that every uploaded picture of the backup can be decoded and is unchanged since the last proven backup, and that
 * no picture in use is missing. A picture never changes: each upload has its own name.
 * @throws BackupError naming what shows the first damaged or missing picture
 */
export async function provePictures(
  archive: Archive,
  databaseUrl: string,
  proven: Manifest | undefined,
): Promise<void> {
  const damaged = await findDamaged(archive, proven);
  const uses = await withClient(databaseUrl, readUses);
  const missing = findMissing(archive, uses);
  const [first] = [...damaged, ...missing].toSorted((a, b) => rank(a, uses) - rank(b, uses));
  if (first) throw problemWith(first, uses, missing.includes(first), damaged.length + missing.length - 1);
}

/** A row that shows a picture. */
interface Use {
  kind: keyof typeof messages.backupProblems.places;
  name: string;
  texts: string;
}

async function findDamaged(archive: Archive, proven: Manifest | undefined): Promise<string[]> {
  const known = new Map(proven?.files.map(({ path, sha256 }) => [path, sha256]));
  const damaged: string[] = [];
  for (const { path, sha256 } of archive.manifest.files.filter((file) => isPicture(file.path))) {
    const before = known.get(path);
    const isWhole = before === undefined ? await canBeDrawn(archive, path) : before === sha256;
    if (!isWhole) damaged.push(path);
  }
  return damaged;
}

async function canBeDrawn(archive: Archive, path: string): Promise<boolean> {
  const sharp = await loadSharp();
  const bytes = await buffer(await archive.read(path));
  return sharp(bytes, { failOn: 'truncated' })
    .raw()
    .toBuffer()
    .then(
      () => true,
      () => false,
    );
}

function isPicture(path: string): boolean {
  return path.startsWith(uploadsPrefix) && path.endsWith('.webp');
}

/** Reads the rows that show an uploaded picture. */
async function readUses(client: Client): Promise<Use[]> {
  const { rows } = await client.query<Use>(`
    SELECT kind, name, texts FROM (
      SELECT 'event' AS kind, title AS name, image_url AS texts FROM events
      UNION ALL SELECT 'event', e.title, x.image_url FROM event_exceptions x JOIN events e ON e.id = x.event_id
      UNION ALL SELECT 'sermon', title, thumbnail_url FROM sermons
      UNION ALL SELECT 'ministry', title, concat_ws(' ', imageurl, description) FROM ministries
      UNION ALL SELECT 'words', key, value::text FROM page_texts
      UNION ALL SELECT 'home', '', hero_background_url FROM site_settings
      UNION ALL SELECT 'logo', '', logo_url FROM church
      UNION ALL SELECT 'mark', '', mark_url FROM church
    ) AS uses WHERE texts LIKE '%/uploads/%'`);
  return rows;
}

function findMissing({ manifest: { files } }: Archive, uses: readonly Use[]): string[] {
  const there = new Set(files.map(({ path }) => path));
  const shown = uses.flatMap(({ texts }) => [...texts.matchAll(/\/(uploads\/[\w-]+\/\w+\.webp)/g)]);
  return [...new Set(shown.map(([, path = '']) => path))].filter((path) => !there.has(path));
}

/** Returns what shows a picture, or the picture of a thumbnail. */
function showing(path: string, uses: readonly Use[]): Use | undefined {
  return uses.find(
    ({ texts }) => texts.includes(path) || texts.includes(path.replace(/-640\.webp$/, '.webp')),
  );
}

/** Orders pictures that visitors see first. */
function rank(path: string, uses: readonly Use[]): number {
  return (showing(path, uses) ? 0 : 2) + (path === thumbnailName(path) ? 1 : 0);
}

function problemWith(path: string, uses: readonly Use[], isMissing: boolean, others: number): BackupError {
  const words = messages.backupProblems;
  const use = showing(path, uses);
  const command = typedCommand('sweep-uploads', '--delete');
  const ofUse = isMissing ? words.missing : words.damaged;
  const unused = isMissing ? words.unusedMissing : words.unusedDamaged;
  const problem = use ? ofUse(words.places[use.kind](use.name), path) : unused(path, command);
  return new BackupError(others > 0 ? words.andOthers(problem, others) : problem);
}
