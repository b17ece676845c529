import { z } from 'zod';
import { contentTables, idColumnOf } from '#lib/activity/content-tables.ts';
import type { Database } from '#lib/core/database/db.ts';
import { Prisma } from '#lib/core/generated/prisma/client.ts';
import type { Values } from '#lib/core/operations/content-table.ts';
import { parseInput } from '#lib/core/operations/sanitize-input.ts';
import { cleanedTexts } from '#lib/core/translations/cleaned-texts.ts';
import { madeFrom } from '#lib/core/translations/made-from.ts';
import { rowKey } from '#lib/core/translations/row-language.ts';
import { type NamedText, type Texts, textsIn } from '#lib/core/translations/texts.ts';
import { keyOf } from '../reading/staged-key.ts';
import { insertRows, updateRows, wholeRows } from './sql.ts';
import { noExceptions, type Target, type WrittenRow, withIds } from './target.ts';

const columns = ['language', 'fields'] as const;
const { read, remove } = wholeRows('translations', columns);

/** What a source gives: of which record of its own it is the translation. */
const given = z.object({
  table: z.string(),
  original: z.string(),
  language: z.string(),
  fields: z.record(z.string(), z.string()),
  path: z.string().nullable().default(null),
  is_ready: z.boolean().default(false),
  /** Of an own page: their texts are those of the original's blocks at their places. */
  blocks: z.array(z.record(z.string(), z.unknown())).optional(),
});

/** What rows of a source say in the second language. Until they are written, `row_id` is the key of the original. */
export const translationTarget: Target = {
  table: 'translations',
  topic: 'translations',
  columns,
  pictures: {},
  check({ values }) {
    const { table, original, language, fields, path, is_ready, blocks } = parseInput(given, values);
    const row = {
      table_name: table,
      row_id: keyOf(original),
      language,
      fields: checkedFields(table, fields),
      path,
      is_ready,
      ...(blocks && { blocks: blocks as unknown as Values }),
    };
    return { row, exceptions: noExceptions };
  },
  read,
  remove,
  async insert(database, rows, run) {
    const whole = run ? await withOriginals(database, run.source_id, rows) : withIds(rows);
    const free = await withoutThose(database, whole);
    await insertRows(database, 'translations', free);
  },
  async update(database, rows) {
    const fresh = await Promise.all(
      withIds(rows).map(async (row) =>
        row.made_from ? row : { ...row, ...(await textsOf(database, await placeOf(database, row), row)) },
      ),
    );
    await updateRows(database, 'translations', [...columns, 'made_from'], fresh);
  },
};

/** Returns the texts as the schemas of their table clean them. @throws AppError `invalid` */
function checkedFields(table: string, fields: Readonly<Record<string, string>>): Values {
  return cleanedTexts(textsNamed(table, fields), fields);
}

function textsNamed(table: string, row: Values): NamedText[] {
  const content = contentTables.find((each) => each.table === table);
  return content?.texts ? textsIn(content.texts as Texts<object>, row) : [];
}

interface Place {
  table: string;
  id: string;
}

/** Returns the rows with the ids of their originals, which the source brought; without those that it did not. */
async function withOriginals(
  database: Database,
  source_id: string,
  rows: readonly WrittenRow[],
): Promise<Values[]> {
  const links = await database.importLink.findMany({
    where: { source_id, key: { in: rows.map(({ row }) => String(row.row_id)) } },
    select: { table_name: true, key: true, row_id: true },
  });
  const ids = new Map(links.map(({ table_name, key, row_id }) => [rowKey(table_name, key), row_id]));
  const whole: Values[] = [];
  for (const row of withIds(rows)) {
    const table = String(row.table_name);
    const id = ids.get(rowKey(table, String(row.row_id)));
    if (id !== undefined)
      whole.push({ ...row, ...(await textsOf(database, { table, id }, row)), row_id: id, machine: [] });
  }
  return whole.map(({ blocks: _, ...row }) => ({ ...row, ...momentsNow() }));
}

function momentsNow() {
  const now = new Date().toISOString();
  return { created_at: now, updated_at: now };
}

async function placeOf(database: Database, { id }: Values): Promise<Place> {
  const stored = await database.translation.findUniqueOrThrow({ where: { id: String(id) } });
  return { table: stored.table_name, id: stored.row_id };
}

/** Returns the translations of texts that the original has, and the digests of these. */
async function textsOf(
  database: Database,
  { table, id }: Place,
  { fields, blocks }: Values,
): Promise<Values> {
  const key = Prisma.raw(`"${idColumnOf(table as Parameters<typeof idColumnOf>[0])}"`);
  const [original] = await database.$queryRaw<{ row: Values }[]>`
    SELECT to_jsonb(t) AS row FROM ${Prisma.raw(`"${table}"`)} AS t WHERE ${key}::text = ${id}`;
  const ofBlocks = blocksOf(original?.row ?? {}, blocks);
  const translations = {
    ...Object.fromEntries(textsNamed(table, ofBlocks).map(({ name, text }) => [name, text])),
    ...(fields as Readonly<Record<string, string>>),
  };
  const texts = textsNamed(table, original?.row ?? {}).filter(({ name }) => translations[name]);
  return madeFrom(
    Object.fromEntries(texts.map(({ name, text }) => [name, [text, translations[name] ?? '']])),
  );
}

/** Returns translated blocks as those of the original row; nothing where they are of other kinds. */
function blocksOf(row: Values, translated: unknown): Values {
  const draft = row.draft as Values | null | undefined;
  const own = (draft?.blocks ?? row.blocks) as readonly Values[] | undefined;
  const blocks = (translated ?? []) as readonly Values[];
  const isAlike = own?.length === blocks.length && own.every(({ kind }, at) => kind === blocks[at]?.kind);
  if (!isAlike) return {};
  const placed = blocks.map((block, at) => ({ ...block, id: own[at]?.id ?? null }));
  return { ...(draft ? { draft: { ...draft, blocks: placed } } : {}), blocks: placed };
}

/** Returns the rows whose originals have no translation yet: what staff have written stays. */
async function withoutThose(database: Database, rows: readonly Values[]): Promise<Values[]> {
  const known = await database.translation.findMany({
    where: { row_id: { in: rows.map(({ row_id }) => String(row_id)) } },
    select: { table_name: true, row_id: true, language: true },
  });
  const taken = new Set(known.map((row) => `${row.table_name} ${row.row_id} ${row.language}`));
  const paths = await database.translation.findMany({
    where: { path: { in: rows.flatMap(({ path }) => (typeof path === 'string' ? path : [])) } },
    select: { path: true },
  });
  return rows
    .filter((row) => !taken.has(`${row.table_name} ${row.row_id} ${row.language}`))
    .map((row) => (paths.some(({ path }) => path === row.path) ? { ...row, path: null } : row));
}
