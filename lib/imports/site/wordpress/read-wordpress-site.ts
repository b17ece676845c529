import { unlinkedPaths } from '#lib/core/addresses/unlinked-paths.ts';
import { messages } from '#lib/language/messages.ts';
import { oneLine } from '../../markup/written-text.ts';
import type { SourceContext, SourceItem } from '../../source.ts';
import { SiteSurvey } from '../../wordpress/pages/site-survey.ts';
import { fieldOf } from '../../wordpress/wxr-item.ts';
import { ItemSpool } from '../builders/item-spool.ts';
import { textAt } from '../builders/json-value.ts';
import { LinkedFiles } from '../builders/linked-files.ts';
import { siteRows } from '../builders/site-rows.ts';
import { unlistedProblem } from '../builders/unlisted.ts';
import type { ReadWay } from '../site.ts';
import { isProtected, restItem, type TermNames } from './rest-item.ts';
import { type RestReading, restList, shortList } from './rest-list.ts';
import { noteMenus } from './rest-menus.ts';
import { restRoot } from './rest-root.ts';
import { sermonRows } from './rest-sermons.ts';
import { type EntryType, postTypes } from './rest-types.ts';
import { tribeItems } from './tribe-events.ts';

/**
 * Reads a WordPress site by REST: pages, news, files, menus, events of The Events Calendar, sermons of known plugins or of
 * the podcast. Without REST (see `hasRest`) it yields a message alone, so that the site can be read as any other.
 */
export const readWordpressSite: ReadWay = async function* (site, context) {
  const root = await restRoot(site);
  if (root) yield* ItemSpool.during((spool) => read({ site, root, context }, spool, context));
  else yield { problem: messages.builders.noRest };
};

async function* read(
  reading: RestReading,
  spool: ItemSpool,
  context: SourceContext,
): AsyncGenerator<SourceItem> {
  const survey = new SiteSurvey();
  survey.facts.link = reading.root.home;
  const lead = (address: string, to: string) => void survey.lists.set(address, to);
  const files = new LinkedFiles(reading.site, survey);
  const { entries, sermons, hasCalendar, problems } = await postTypes(reading);
  const names = await postNames(reading, lead);
  yield* libraryItems(reading, { survey, files });
  yield* tribeItems(reading, lead, hasCalendar);
  yield* sermonRows(reading, { survey, lead, types: sermons });
  for (const type of entries) yield* entryItems(reading, { type, names, survey, files, spool });
  yield* problems.map((problem) => ({ problem }));
  yield* unlistedProblem(reading.site, survey);
  await noteMenus(reading, survey);
  yield* siteRows(spool, survey, context);
}

/** Returns the names of categories, whose pages lead to the news, and of authors. */
async function postNames(
  reading: RestReading,
  lead: (address: string, to: string) => void,
): Promise<TermNames> {
  const names = new Map<string, string>();
  for (const category of await shortList(reading, 'wp/v2/categories', messages.builders.posts)) {
    lead(textAt(category, 'link'), unlinkedPaths.news);
    names.set(`category ${textAt(category, 'id')}`, oneLine(textAt(category, 'name'), 200));
  }
  for (const author of await shortList(reading, 'wp/v2/users', messages.builders.posts))
    names.set(`author ${textAt(author, 'id')}`, oneLine(textAt(author, 'name'), 120));
  return names;
}

/** WordPress lists what is newest first, which moves on while it is read. */
const inOrder = { orderby: 'id', order: 'asc' };

/** Notes the files of the media library. */
async function* libraryItems(
  reading: RestReading,
  { survey, files }: { survey: SiteSurvey; files: LinkedFiles },
): AsyncGenerator<SourceItem> {
  const list = { path: 'wp/v2/media', label: messages.builders.media, query: inOrder };
  for await (const listed of restList(reading, list)) {
    if ('entry' in listed) {
      const item = restItem(listed.entry, 'attachment', new Map());
      files.has(fieldOf(item, 'wp:attachment_url'));
      survey.note(item);
    } else yield listed;
  }
}

interface Entries {
  type: EntryType;
  names: TermNames;
  survey: SiteSurvey;
  files: LinkedFiles;
  spool: ItemSpool;
}

/** Notes the entries of a type, which come once all are known. */
async function* entryItems(
  reading: RestReading,
  { type: { type, ...list }, names, survey, files, spool }: Entries,
): AsyncGenerator<SourceItem> {
  for await (const listed of restList(reading, { ...list, query: inOrder })) {
    if (!('entry' in listed)) yield listed;
    else if (isProtected(listed.entry)) {
      const title = oneLine(textAt(listed.entry, 'title', 'rendered'), 120);
      yield { problem: messages.builders.wasProtected(title) };
    } else {
      const item = restItem(listed.entry, type, names);
      survey.note(item);
      files.note(item);
      await spool.add(item);
    }
  }
}
