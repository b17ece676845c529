import { type ImportTable, importTables, registeredTables } from '#lib/activity/content-tables.ts';
import { cleanHtml } from '#lib/core/html/clean-html.ts';
import type { Values } from '#lib/core/operations/content-table.ts';
import type { Bucket } from '#lib/core/storage/picture-limits.ts';
import { documentTarget } from './documents.ts';
import { eventTarget } from './events.ts';
import { leaderTarget } from './leaders.ts';
import { navigationTarget } from './navigation.ts';
import { podcastTarget } from './podcast.ts';
import { sitePageTarget } from './site-pages.ts';
import { withSound } from './sound.ts';
import { insertRows, wholeRows } from './sql.ts';
import { noExceptions, type Target, withIds } from './target.ts';
import { translationTarget } from './translations.ts';

/** Tables with their own way of writing, such as events with exceptions and leaders within a text. */
const apart: Readonly<Record<string, Target>> = {
  events: eventTarget,
  leaders: leaderTarget,
  site_pages: sitePageTarget,
  documents: documentTarget,
  navigation: navigationTarget,
  podcast: podcastTarget,
  translations: translationTarget,
};

/** How the rows of each table are written. */
export const targets = Object.fromEntries(
  importTables.map((table) => [table, apart[table] ?? registeredTarget(table)]),
) as Readonly<Record<ImportTable, Target>>;

function registeredTarget(table: ImportTable): Target {
  const target = targetOf(table);
  return table === 'sermons' ? withSound(target) : target;
}

/** Returns the target of a table that its domain registers. */
function targetOf(table: ImportTable): Target {
  const content = registeredTables.find((known) => known.table === table);
  if (typeof content?.imported !== 'object') throw new Error(`The table ${table} cannot be imported.`);
  const { topic, html = [], imported } = content;
  const { pictures = {}, laterColumns = [], check, complete, ...others } = imported;
  const columns = [...imported.columns, ...laterColumns];
  const columnsOf = (row: Values) => ({
    ...row,
    ...Object.fromEntries(html.map((name) => [name, cleanHtml(String(row[name]))])),
  });
  return {
    ...{ table, topic, ...others, columns, laterColumns },
    pictures: pictures as Readonly<Record<string, Bucket>>,
    check: ({ values, title }) => ({ row: columnsOf(check(values, title)), exceptions: noExceptions }),
    ...wholeRows(table, columns),
    async insert(database, written) {
      const rows = withIds(written);
      await insertRows(database, table, (await complete?.(database, rows)) ?? rows);
    },
  };
}
