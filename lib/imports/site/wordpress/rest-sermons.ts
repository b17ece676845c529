import { paths } from '#lib/core/addresses/linked-paths.ts';
import { messages } from '#lib/language/messages.ts';
import { oneLine } from '../../markup/written-text.ts';
import type { SourceItem } from '../../source.ts';
import { lastingId } from '../../values/lasting-id.ts';
import type { SiteSurvey } from '../../wordpress/pages/site-survey.ts';
import { sermonItems, sermonPlugins } from '../../wordpress/sermons.ts';
import type { Survey } from '../../wordpress/survey.ts';
import { fieldOf } from '../../wordpress/wxr-item.ts';
import { textAt } from '../builders/json-value.ts';
import { restItem, type TermNames } from './rest-item.ts';
import { type RestReading, restList, shortList } from './rest-list.ts';
import { feedSermons } from './sermon-feed.ts';

interface Surroundings {
  survey: SiteSurvey;
  /** The types of posts that are sermons, and where they are listed. */
  types: readonly { type: string; path: string }[];
  lead: (address: string, to: string) => void;
}

/** Yields the sermons of known plugins, else those of the site's podcast. */
export async function* sermonRows(
  reading: RestReading,
  { survey, types, lead }: Surroundings,
): AsyncGenerator<SourceItem> {
  const files = [...survey.files].map(([id, { address }]) => [id, address] as const);
  const known: Survey = { pictures: new Map(files), venues: new Map(), repeating: new Set(), site: survey };
  let count = 0;
  for (const { type, path } of types) {
    const plugin = sermonPlugins[type];
    if (!plugin) continue;
    const names = await termNames(reading, [plugin.speakers, plugin.series, plugin.books]);
    const list = { path, label: messages.builders.sermons, isOptional: true };
    for await (const listed of restList(reading, list)) {
      if ('entry' in listed) {
        const item = restItem(listed.entry, type, names);
        const link = fieldOf(item, 'link');
        yield* sermonItems(item, plugin, known).map((each) => withId(each, link));
        count += 1;
      } else yield listed;
    }
    if (count > 0) lead(`${reading.root.home}sermons/`, paths.sermons);
  }
  if (count === 0) yield* feedSermons(reading, lead);

  function withId(item: SourceItem, link: string): SourceItem {
    if (!('record' in item)) return item;
    const id = lastingId(`${reading.root.home} sermons ${item.record.key}`);
    lead(link, paths.sermon(id));
    return { record: { ...item.record, id } };
  }
}

async function termNames(reading: RestReading, taxonomies: readonly string[]): Promise<TermNames> {
  const names = new Map<string, string>();
  for (const taxonomy of taxonomies)
    for (const term of await shortList(reading, `wp/v2/${taxonomy}`, messages.builders.sermons))
      names.set(`${taxonomy} ${textAt(term, 'id')}`, oneLine(textAt(term, 'name'), 200));
  return names;
}
