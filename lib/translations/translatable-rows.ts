import { authorizeRow } from '#lib/activity/authorize-undo.ts';
import { contentTables, idColumnOf, type LoggedTable } from '#lib/activity/content-tables.ts';
import { type Database, db } from '#lib/core/database/db.ts';
import { identifier as name } from '#lib/core/database/identifier.ts';
import { Prisma } from '#lib/core/generated/prisma/client.ts';
import type { Actor } from '#lib/core/operations/access.ts';
import type { ContentTable, Values } from '#lib/core/operations/content-table.ts';
import { AppError, existing } from '#lib/core/operations/errors.ts';
import { type NamedText, type Texts, textsIn } from '#lib/core/translations/texts.ts';

type Translatable = ContentTable & { table: LoggedTable } & Required<Pick<ContentTable, 'texts'>>;

/** The tables whose rows have texts in the second language, in the order of the log. */
export const translatableTables = contentTables.filter(
  (content): content is Translatable => content.texts !== undefined,
);

/** A stored row, and the row that it is part of. */
export interface TranslatableRow {
  content: Translatable;
  id: string;
  row: Values;
  whole: Values | null;
}

/** Returns whether rows of the table have translations. */
export function isTranslatable(table: string): boolean {
  return translatableTables.some((each) => each.table === table);
}

/** Returns the registration of a table. @throws AppError `not_found` for one without translations */
export function translatableTable(table: string): Translatable {
  return existing(translatableTables.find((each) => each.table === table));
}

/**
 * Returns a row that the actor may change.
 * @throws AppError `not_found`, `not_permitted`
 */
export async function readTranslatable(
  database: Database,
  { table, id }: { table: string; id: string },
  actor: Actor,
): Promise<TranslatableRow> {
  const [row] = await readRows(database, translatableTable(table), { id });
  const found = existing(row);
  authorize(actor, found);
  return found;
}

/** Returns the rows of all tables, or of one, that the actor may change. */
export async function listTranslatable(actor: Actor, table?: string): Promise<TranslatableRow[]> {
  const tables = table === undefined ? translatableTables : [translatableTable(table)];
  const rows = await Promise.all(tables.map((content) => readRows(db(), content)));
  return rows.flat().filter((row) => isAuthorized(actor, row));
}

/** Returns the rows of all tables, which no one else changes until the transaction ends. */
export async function lockTranslatable(database: Database): Promise<TranslatableRow[]> {
  const found: TranslatableRow[] = [];
  for (const content of translatableTables)
    found.push(...(await readRows(database, content, { isLocked: true })));
  return found;
}

type Found = Pick<TranslatableRow, 'content' | 'row'>;

/** Returns the stored row with `change` applied to each text that has a translation. */
export function withTexts({ content, row }: Found, change: (text: NamedText) => string): Values {
  return (content.texts as Texts<Values>)(row, change);
}

/** Returns the texts of a row that have a translation. */
export function plainTextsOf({ content, row }: Found): NamedText[] {
  return textsIn(content.texts as Texts<Values>, row);
}

/** Returns the same, each with what staff call it. */
export function textsOf(found: Found): (NamedText & { label: string })[] {
  const { labels } = found.content.words();
  return plainTextsOf(found).map((text) => ({
    ...text,
    label: text.label ?? labels[text.name] ?? text.name,
  }));
}

function authorize(actor: Actor, { content, id, row, whole }: TranslatableRow): void {
  authorizeRow(actor, { table: content.table, id, row }, whole);
}

function isAuthorized(actor: Actor, row: TranslatableRow): boolean {
  try {
    authorize(actor, row);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

async function readRows(
  database: Database,
  content: Translatable,
  { id, isLocked }: { id?: string; isLocked?: true } = {},
): Promise<TranslatableRow[]> {
  const { partOf } = content;
  const table = name(content.table);
  const key = name(idColumnOf(content.table));
  const whole = partOf
    ? Prisma.sql`(SELECT to_jsonb(w) FROM ${name(partOf.table)} AS w WHERE w.id = t.${name(partOf.column)})`
    : Prisma.sql`NULL::jsonb`;
  const found = await database.$queryRaw<{ id: string; row: Values; whole: Values | null }[]>`
    SELECT ${key}::text AS id, to_jsonb(t) AS row, ${whole} AS whole FROM ${table} AS t
    ${id === undefined ? Prisma.empty : Prisma.sql`WHERE t.${key}::text = ${id}`}
    ${isLocked ? Prisma.sql`ORDER BY ${key} FOR UPDATE OF t` : Prisma.empty}`;
  return found.map((each) => ({ content, ...each }));
}
