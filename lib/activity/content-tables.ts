import { announcementContent } from '#lib/announcements/content.ts';
import { churchContent } from '#lib/church/content.ts';
import { closingContent } from '#lib/closings/content.ts';
import type { ContentTable } from '#lib/core/operations/content-table.ts';
import { eventContent, eventExceptionContent } from '#lib/events/content.ts';
import { settingsContent } from '#lib/livestream/content.ts';
import { ministryContent } from '#lib/ministries/content.ts';
import { pageTextContent } from '#lib/page-texts/content.ts';
import { prayerTeamContent } from '#lib/prayer/team/content.ts';
import { sermonContent } from '#lib/sermons/content.ts';

/** The tables whose changes are kept, in the order of the log's choice of kinds. Never those of prayer requests. */
const contents = [
  eventContent,
  eventExceptionContent,
  sermonContent,
  ministryContent,
  announcementContent,
  closingContent,
  settingsContent,
  churchContent,
  pageTextContent,
  prayerTeamContent,
] as const;

type Content = (typeof contents)[number];
export type LoggedTable = Content['table'];
/** Those that the log can be narrowed to: what is part of another table counts as that. */
export type LoggedKind = Exclude<Content, { kind: null }>['table'];

export const contentTables: readonly (ContentTable & { table: LoggedTable })[] = contents;
export const loggedTables = contents.map(({ table }) => table);
export const loggedKinds = contents
  .filter(({ kind }) => kind !== null)
  .map(({ table }) => table as LoggedKind);

/** What the domain says of its table. */
export function contentOf(table: LoggedTable): ContentTable {
  const content = contents.find((known) => known.table === table);
  if (!content) throw new Error(`No domain has registered the table ${table}.`);
  return content;
}

/** The column that tells the rows of a table apart. */
export function idColumnOf(table: LoggedTable): string {
  return contentOf(table).id ?? 'id';
}

/** The tables whose rows are part of this one's. */
export function partsOf(table: LoggedTable): LoggedTable[] {
  return contentTables.filter(({ partOf }) => partOf?.table === table).map((part) => part.table);
}

/** The tables whose changes can be undone, each before its parts, which need it. */
export const restorableTables = contentTables
  .filter(({ isFinal }) => !isFinal)
  .sort((one, other) => Number(Boolean(one.partOf)) - Number(Boolean(other.partOf)))
  .map(({ table }) => table);
