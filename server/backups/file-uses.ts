import type { Client } from 'pg';
import { type FileKind, fileKinds, type NamedIn, servedAddress } from '#lib/core/storage/file-kinds.ts';
import { messages } from '#lib/language/messages.ts';

/** A row that names stored files. */
export interface Use {
  /** Of `NamedIn`. */
  place: string;
  name: string;
  /** Contains the addresses of the files. */
  texts: string;
  /** Of the file, where the row holds it. */
  sha256: string | null;
}

/** Reads the rows that name a stored file. */
export async function readUses(client: Client): Promise<Use[]> {
  const naming = fileKinds.flatMap((kind) => kind.namedIn.map((each) => selectOf(kind, each)));
  const { rows } = await client.query<Use>(
    `SELECT * FROM (${naming.join(' UNION ALL ')}) AS uses WHERE texts LIKE '%/uploads/%'`,
  );
  return rows;
}

function selectOf({ folders: [folder = ''], isNamedAlone }: FileKind, named: NamedIn): string {
  const { table, columns, place, name = "''", sha256 = 'NULL' } = named;
  const texts = isNamedAlone
    ? columns.map((column) => `'${servedAddress(folder, '')}' || ${column}`)
    : columns;
  return `SELECT '${place}' AS place, ${name} AS name, concat_ws(' ', ${texts.join(', ')}) AS texts, ${sha256} AS sha256 FROM ${table}`;
}

/** Returns the row that names a file, or the picture of a thumbnail. */
export function findUse(path: string, uses: readonly Use[]): Use | undefined {
  return uses.find(
    ({ texts }) => texts.includes(path) || texts.includes(path.replace(/-640\.webp$/, '.webp')),
  );
}

/** Returns what shows a file, in words of staff; undefined where nothing does. */
export function placeOf(path: string, uses: readonly Use[]): string | undefined {
  const use = findUse(path, uses);
  const words: Readonly<Record<string, (name: string) => string>> = messages.backupProblems.places;
  return use && (words[use.place] ?? messages.backupFiles.otherPlace)(use.name);
}
