import { announcementContent } from '#lib/announcements/content.ts';
import { churchContent } from '#lib/church/content.ts';
import { closingContent } from '#lib/closings/content.ts';
import type { ContentTable, RegisteredTable, RowChange } from '#lib/core/operations/content-table.ts';
import { documentContent } from '#lib/documents/content.ts';
import { eventContent, eventExceptionContent } from '#lib/events/content.ts';
import { formAnswerContent, formContent } from '#lib/forms/content.ts';
import { letterContent } from '#lib/letters/content.ts';
import { settingsContent } from '#lib/livestream/content.ts';
import { ministryContent } from '#lib/ministries/content.ts';
import { layoutContent, navigationContent } from '#lib/navigation/content.ts';
import { leaderContent, pageTextContent } from '#lib/page-texts/content.ts';
import { podcastContent } from '#lib/podcast/content.ts';
import { prayerRequestContent } from '#lib/prayer/content.ts';
import { prayerTeamContent } from '#lib/prayer/team/content.ts';
import { redirectContent } from '#lib/redirects/content.ts';
import { sermonContent } from '#lib/sermons/content.ts';
import { seriesContent } from '#lib/sermons/series/content.ts';
import { transcriptContent } from '#lib/sermons/transcripts/content.ts';
import { addressContent } from '#lib/site-address/content.ts';
import { sitePageContent } from '#lib/site-pages/content.ts';
import { staffContent } from '#lib/staff/content.ts';
import { subscriberContent } from '#lib/subscribers/staff/content.ts';
import { translationContent } from '#lib/translations/content.ts';
import { updateContent } from '#lib/updates/content.ts';

/**
 * Every registered table, in the order of the log's filter, of the export and of an import's writes. Activity log,
 * undo, live topics, export and import are made of this list.
 */
const contents = [
  eventContent,
  eventExceptionContent,
  // Before the sermons: a title that an undo brings back is that of its series by then.
  seriesContent,
  sermonContent,
  transcriptContent,
  podcastContent,
  ministryContent,
  leaderContent,
  announcementContent,
  closingContent,
  settingsContent,
  churchContent,
  addressContent,
  pageTextContent,
  sitePageContent,
  documentContent,
  navigationContent,
  layoutContent,
  redirectContent,
  letterContent,
  formContent,
  formAnswerContent,
  staffContent,
  prayerTeamContent,
  prayerRequestContent,
  subscriberContent,
  translationContent,
  updateContent,
] as const;

type Content = (typeof contents)[number];
type Logged = Extract<Content, { words: unknown }>;
export type LoggedTable = Logged['table'];
/** The tables in the log's filter: what is part of another table counts as that. */
export type LoggedKind = Exclude<Logged, { partOf: unknown }>['table'];
export type ImportTable = Extract<Content, { imported: unknown }>['table'];

export const registeredTables: readonly RegisteredTable[] = contents;
export const contentTables: readonly (ContentTable & { table: LoggedTable })[] = contents.filter(
  (content): content is Logged => 'words' in content,
);
export const loggedTables = contentTables.map(({ table }) => table);
export const loggedKinds = contentTables
  .filter(({ partOf }) => !partOf)
  .map(({ table }) => table as LoggedKind);

/** The tables that can be imported, in the order in which they are written. */
export const importTables = contents
  .filter((content): content is Extract<Content, { imported: unknown }> => 'imported' in content)
  .map(({ table }): ImportTable => table);

/** Returns the registration of a logged table. */
export function contentOf(table: LoggedTable): ContentTable {
  const content = contentTables.find((known) => known.table === table);
  if (!content) throw new Error(`No domain has registered the table ${table}.`);
  return content;
}

/** Returns whether a change cannot be undone. */
export function isFinal({
  table_name,
  action,
}: Pick<RowChange<LoggedTable>, 'table_name' | 'action'>): boolean {
  const { isFinal: final } = contentOf(table_name);
  return final === 'unless deleted' ? action !== 'deleted' : (final ?? false);
}

/** Returns the primary key of a table. */
export function idColumnOf(table: LoggedTable): string {
  return contentOf(table).id ?? 'id';
}

/** Returns the tables whose rows are part of this one's. */
export function partsOf(table: LoggedTable): LoggedTable[] {
  return contentTables.filter(({ partOf }) => partOf?.table === table).map((part) => part.table);
}

/** The tables whose changes can be undone, each before its parts, which need it. */
export const restorableTables = contentTables
  .filter((content) => content.isFinal !== true)
  .sort((one, other) => Number(Boolean(one.partOf)) - Number(Boolean(other.partOf)))
  .map(({ table }) => table);
