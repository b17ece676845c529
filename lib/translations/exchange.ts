import type { LiveTopic } from '#lib/core/cache/live-topics.ts';
import type { Database } from '#lib/core/database/db.ts';
import type { Translation } from '#lib/core/generated/prisma/client.ts';
import type { LanguageTag } from '#lib/core/language/languages.ts';
import { fieldError } from '#lib/core/operations/errors.ts';
import { madeFrom } from '#lib/core/translations/made-from.ts';
import { rowKey } from '#lib/core/translations/row-language.ts';
import { messages } from '#lib/language/messages.ts';
import { moveAddress } from '#lib/site-pages/move-address.ts';
import { untouchedFirstPages } from '#prisma/first-pages.ts';
import type { TranslationRow } from './schema.ts';
import { saidOf, toTranslationRow } from './text-states.ts';
import {
  lockTranslatable,
  plainTextsOf,
  type TranslatableRow,
  translatableTables,
  withTexts,
} from './translatable-rows.ts';
import { writeRows } from './write-rows.ts';

/** The most rows that a refusal names. */
const mostNamed = 100;

/** What an exchange of the languages lacks, as the refusal has it. */
export interface Untranslated {
  rows: { table: string; id: string; title: string; fields: string[] }[];
  /** Of all rows, those that are not named included. */
  total: number;
}

interface Pair {
  found: TranslatableRow;
  stored: Translation;
}

/**
 * Exchanges the texts of every row with their translations, in the caller's transaction: what was the second language of
 * the site is the first. The first pages of a new site follow the language by themselves. Returns the topics that changed.
 * @throws AppError `conflict` with `current.untranslated` where a text has no translation, or one that is out of date
 */
export async function exchangeTexts(
  database: Database,
  { from, to }: { from: LanguageTag; to: LanguageTag },
): Promise<LiveTopic[]> {
  await database.$executeRaw`LOCK TABLE translations IN SHARE ROW EXCLUSIVE MODE`;
  const [rows, untouched, translations] = [
    await lockTranslatable(database),
    await untouchedFirstPages(database),
    await database.translation.findMany({ where: { language: to } }),
  ];
  const known = new Map(translations.map((row) => [rowKey(row.table_name, row.row_id), row]));
  const pairs: Pair[] = [];
  const lacking: TranslationRow[] = [];
  for (const found of rows) {
    const stored = known.get(rowKey(found.content.table, found.id)) ?? null;
    const row = toTranslationRow(found, stored, to);
    if (row.fields.every(({ state }) => state === 'there' || state === 'machine')) {
      if (stored && row.fields.length > 0) pairs.push({ found, stored });
    } else if (!untouched.includes(found.id)) lacking.push(row);
  }
  if (lacking.length > 0) refuse(lacking);
  await writePairs(database, pairs, from);
  const topics = pairs.map(({ found }) => found.content.topic);
  return [...new Set<LiveTopic>(['translations', ...topics])];
}

function refuse(lacking: readonly TranslationRow[]): never {
  const rows: Untranslated['rows'] = lacking.slice(0, mostNamed).map(({ table, id, title, fields }) => {
    const names = fields.flatMap(({ name, state }) =>
      state === 'missing' || state === 'stale' ? [name] : [],
    );
    return { table, id, title, fields: names };
  });
  const refusal = fieldError('language', messages.translations.notExchanged(lacking.length), 'conflict');
  Object.assign(refusal.more, { current: { untranslated: { rows, total: lacking.length } } });
  throw refusal;
}

async function writePairs(database: Database, pairs: readonly Pair[], from: LanguageTag): Promise<void> {
  await database.translation.deleteMany({ where: { language: from } });
  const written = pairs.map((pair) => exchanged(pair, from));
  await writeRows(
    database,
    'translations',
    written.map(({ before, after }) => ({ before, after })),
  );
  for (const content of translatableTables) {
    const ofTable = written.filter(({ found }) => found.content === content);
    await writeRows(
      database,
      content.table,
      ofTable.map(({ found, row }) => ({ before: found.row, after: row })),
    );
  }
  for (const { found, stored } of pairs) {
    if (found.content.table !== 'site_pages' || !stored.path) continue;
    const page = await database.sitePage.update({ where: { id: found.id }, data: { path: stored.path } });
    await moveAddress(database, { ...page, path: String(found.row.path) }, stored.path);
  }
}

/** Returns the row with its translated texts, and its translation with what the row said. */
function exchanged({ found, stored }: Pair, language: LanguageTag) {
  const said = saidOf(plainTextsOf(found), stored);
  const texts: Record<string, [original: string, translation: string]> = {};
  const row = withTexts(found, ({ name, text }) => {
    const translation = said.get(name)?.text ?? text;
    texts[name] = [translation, text];
    return translation;
  });
  const path = stored.path && String(found.row.path);
  const { language: was, is_ready, machine } = stored;
  const isPage = found.content.table === 'site_pages';
  const after = {
    id: stored.id,
    language,
    ...madeFrom(texts),
    machine: [],
    path,
    is_ready: isPage || is_ready,
  };
  const before = {
    id: stored.id,
    language: was,
    fields: {},
    made_from: {},
    machine,
    path: stored.path,
    is_ready,
  };
  return { found, row, before, after } as const;
}
