import { paths } from '#lib/core/addresses/linked-paths.ts';
import { type DayNumber, toDateText, toDayNumber } from '#lib/core/dates/day-number.ts';
import { parsedUrl } from '#lib/core/text/parsed-url.ts';
import { messages } from '#lib/language/messages.ts';
import { oneLine } from '../../markup/written-text.ts';
import { Work } from '../../rules/work.ts';
import type { SourceContext, SourceItem, SourceRecord } from '../../source.ts';
import { lastingId } from '../../values/lasting-id.ts';
import { eventItems } from '../../wordpress/event-records.ts';
import { eventPlugins } from '../../wordpress/events.ts';
import { escaped } from '../../wordpress/pages/markup.ts';
import { SiteSurvey } from '../../wordpress/pages/site-survey.ts';
import { fieldOf, metaOf, type WxrItem } from '../../wordpress/wxr-item.ts';
import { listAt, textAt, valueAt } from '../builders/json-value.ts';
import { siteItem } from '../builders/site-item.ts';
import { recurrenceOn } from './event-series.ts';
import { type RestReading, restList } from './rest-list.ts';

/** The most paths of the dates of one event that lead to it. */
const mostPaths = 60;

/**
 * Yields the events of The Events Calendar from the year before last on. Dates of one event that make a series come as
 * this series. `lead` gets where their addresses lead; nothing is yielded where the site has no such calendar.
 */
export async function* tribeItems(
  reading: RestReading,
  lead: (address: string, to: string) => void,
  isExpected: boolean,
): AsyncGenerator<SourceItem> {
  const { today } = reading.context;
  const groups = new Map<string, WxrItem[]>();
  const pictures = new Map<string, string>();
  const venues = new Map<string, string>();
  const list = {
    path: 'tribe/events/v1/events',
    label: messages.builders.events,
    query: { start_date: `${Number(today.slice(0, 4)) - 2}-01-01`, status: 'publish' },
    ...{ within: 'events', perPage: 50, isOptional: !isExpected },
  };
  for await (const listed of restList(reading, list)) {
    if (!('entry' in listed)) yield listed;
    else {
      const item = eventItem(listed.entry);
      noteParts(listed.entry, pictures, venues);
      const key = groupKey(item);
      groups.set(key, [...(groups.get(key) ?? []), item]);
    }
  }
  const survey = { pictures, venues, repeating: new Set<string>(), site: new SiteSurvey() };
  const context = reading.context as SourceContext;
  const work = new Work();
  if (groups.size > 0) lead(`${reading.root.home}events/`, paths.events);
  for (const items of groups.values()) {
    for (const { item, among, recurrence } of seriesIn(items, work)) {
      const event = eventPlugins.tribe_events?.(item, survey, context);
      if (!event) continue;
      const read = eventItems(item, { ...event, recurrence }, { survey, context, work });
      yield* read.map((each) => ('record' in each ? { record: named(each.record, reading, among) } : each));
      const first = read.find((each) => 'record' in each);
      const id = first && idOf(first.record, reading);
      if (id) for (const { link } of among.map(linkOf)) lead(link, paths.event(id));
    }
  }
}

function linkOf(item: WxrItem) {
  return { link: fieldOf(item, 'link') };
}

function idOf({ key }: SourceRecord, { root }: RestReading): string {
  return lastingId(`${root.home} events ${key}`);
}

/** Returns the record with its id and the paths of its dates. */
function named(record: SourceRecord, reading: RestReading, among: readonly WxrItem[]): SourceRecord {
  const found = among.map((item) => parsedUrl(fieldOf(item, 'link'))).filter((url) => url !== null);
  const old = new Set(found.filter(({ search }) => search === '').map(({ pathname }) => pathname));
  const oldPath = [...old].slice(0, mostPaths).join(' ');
  const { oldPath: _, ...others } = record;
  return { ...others, id: idOf(record, reading), ...(oldPath && { oldPath }) };
}

function eventItem(entry: unknown): WxrItem {
  const id = textAt(entry, 'id');
  const [cost, website] = [oneLine(textAt(entry, 'cost'), 100), textAt(entry, 'website')];
  const more = [cost && messages.builders.cost(cost), /^https?:\/\//i.test(website) && website];
  const below = more.map((line) => line && `<p>${escaped(line)}</p>`).filter(Boolean);
  return siteItem({
    ...{ id, guid: textAt(entry, 'global_id'), type: 'tribe_events' },
    title: textAt(entry, 'title'),
    link: textAt(entry, 'url'),
    html: [textAt(entry, 'description') || textAt(entry, 'excerpt'), ...below].join('\n'),
    date: textAt(entry, 'date'),
    meta: [
      ['_EventStartDate', textAt(entry, 'start_date')],
      ['_EventEndDate', textAt(entry, 'end_date')],
      ['_EventStartDateUTC', textAt(entry, 'utc_start_date')],
      ['_EventEndDateUTC', textAt(entry, 'utc_end_date')],
      ['_EventTimezone', textAt(entry, 'timezone')],
      ['_EventAllDay', valueAt(entry, 'all_day') === true || textAt(entry, 'all_day') === '1' ? 'yes' : ''],
      ['_EventVenueID', venueIn(entry)],
      ['_thumbnail_id', textAt(entry, 'image', 'url')],
    ],
  });
}

/** The calendar gives one venue, a list of them, or an empty list; its text stands for its id. */
function venueIn(entry: unknown): string {
  const venue = listAt(entry, 'venue')[0] ?? valueAt(entry, 'venue');
  const region =
    ['stateprovince', 'state', 'province'].map((name) => textAt(venue, name)).find(Boolean) ?? '';
  const parts = ['venue', 'address', 'city'].map((name) => textAt(venue, name));
  return oneLine([...parts, region, textAt(venue, 'zip')].filter(Boolean).join(', '), 300);
}

function noteParts(entry: unknown, pictures: Map<string, string>, venues: Map<string, string>): void {
  const [picture, venue] = [textAt(entry, 'image', 'url'), venueIn(entry)];
  if (picture) pictures.set(picture, picture);
  if (venue) venues.set(venue, venue);
}

/** Returns what the dates of one event have in common: their address without the date, their words, times and place. */
function groupKey(item: WxrItem): string {
  const address = fieldOf(item, 'link').replace(/\/\d{4}-\d\d-\d\d(?:\/\d+)?\/?$/, '');
  const isDated = address !== fieldOf(item, 'link');
  const [start, end] = ['_EventStartDate', '_EventEndDate'].map((key) => metaOf(item, key));
  const days = (dayOf(end ?? '') ?? 0) - (dayOf(start ?? '') ?? 0);
  const others = ['_EventTimezone', '_EventAllDay', '_EventVenueID'].map((key) => metaOf(item, key));
  const said = [fieldOf(item, 'title'), fieldOf(item, 'content:encoded')];
  const times = [start?.slice(11), end?.slice(11), days];
  return JSON.stringify([isDated ? address : fieldOf(item, 'wp:post_id'), ...said, ...times, ...others]);
}

function dayOf(text: string): DayNumber | null {
  return toDayNumber(text.slice(0, 10));
}

/** Returns the items of a group, those of a series as its first one with a rule. */
function seriesIn(items: readonly WxrItem[], work: Work) {
  const dated = items
    .map((item) => ({ item, day: dayOf(metaOf(item, '_EventStartDate')) }))
    .flatMap(({ item, day }) => (day === null ? [] : [{ item, day }]))
    .toSorted((a, b) => a.day - b.day);
  const [first] = dated;
  const recurrence = recurrenceOn(
    dated.map(({ day }) => day),
    work,
  );
  if (!first || !recurrence || dated.length < items.length)
    return items.map((item) => ({ item: keyedByDate(item), among: [item], recurrence: null }));
  return [{ item: keyedByAddress(first.item), among: items, recurrence }];
}

/** A date of an event may have another id at the next read. */
function keyedByDate(item: WxrItem): WxrItem {
  const link = fieldOf(item, 'link');
  return /\/\d{4}-\d\d-\d\d\/?$/.test(link) ? keyed(item, pathOf(link)) : item;
}

function keyedByAddress(item: WxrItem): WxrItem {
  const day = toDateText(dayOf(metaOf(item, '_EventStartDate')) ?? 0);
  return keyed(item, pathOf(fieldOf(item, 'link')).replace(/\/\d{4}-\d\d-\d\d\/?$/, '') || day);
}

function keyed(item: WxrItem, guid: string): WxrItem {
  return { ...item, fields: new Map([...item.fields, ['wp:post_id', 'tribe'], ['guid', guid]]) };
}

function pathOf(link: string): string {
  return parsedUrl(link)?.pathname ?? link;
}
