import { monthsAfter, toDateText, toDayNumber } from '#lib/core/dates/day-number.ts';
import { AppError } from '#lib/core/operations/errors.ts';
import { parsedUrl } from '#lib/core/text/parsed-url.ts';
import { messages } from '#lib/language/messages.ts';
import type { Entry } from '../../ics/entry.ts';
import { groupRecords } from '../../ics/group-records.ts';
import { dayOf, ianaZone, utc, type Zone } from '../../ics/zone.ts';
import { oneLine } from '../../markup/written-text.ts';
import { Work } from '../../rules/work.ts';
import type { SourceContext, SourceItem } from '../../source.ts';
import { nodesOf } from '../../wordpress/pages/markup.ts';
import { isNode, type JsonLd, jsonLdOf, pictureOf, textOf, typesOf, valuesOf } from '../json-ld.ts';
import type { SiteAnswer } from '../site.ts';
import { eventNodes, isSeries } from './event-nodes.ts';
import { schedulesOf } from './event-schedule.ts';
import { type EventTimes, eventTimes } from './event-times.ts';
import { offersOf } from './offers.ts';

const horizonMonths = 24;

/**
 * Returns the events that the structured data of a page states (schema.org `Event`), in the church's zone, and sentences
 * about calendars, podcasts and channels that it links to. Several pages may yield the same items: see `unseenItems`.
 */
export function eventItems(answer: SiteAnswer, context: SourceContext): SourceItem[] {
  const url = parsedUrl(answer.address);
  if (!url || answer.status !== 200 || !/html/.test(answer.type)) return [];
  const roots = nodesOf(answer.text);
  const church = ianaZone(context.timeZone) ?? utc;
  const problems: string[] = [];
  const tell = (problem: string) => void problems.push(problem);
  const horizon = monthsAfter(toDayNumber(context.today) ?? 0, horizonMonths);
  const records = { church, horizon, work: new Work(), tell };
  const entries = eventNodes(jsonLdOf(roots)).flatMap((node) => entriesOf(node, { url, church, tell }));
  const found = new Map(entries.map((entry) => [entry.uid, entry]));
  const events = [...found.values()].flatMap((event) => {
    try {
      return groupRecords({ events: [{ event, changes: [] }], orphans: [] }, records);
    } catch (error) {
      // A rule with too many dates costs its own event alone.
      if (!(error instanceof AppError)) throw error;
      tell(messages.siteEvents.noSchedule(event.title, url.href));
      return [];
    }
  });
  return [
    ...events.map((record) => ({ record: { ...record, ...oldPathOf(record.key, url) } })),
    ...[...problems, ...offersOf(roots, url)].map((problem) => ({ problem })),
  ];
}

/** Returns the items that no earlier page has yielded; `seen` is kept from page to page. */
export function unseenItems(items: readonly SourceItem[], seen: Set<string>): SourceItem[] {
  return items.filter((item) => {
    const key = 'record' in item ? `record ${item.record.key}` : JSON.stringify(item);
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

interface Reading {
  url: URL;
  church: Zone;
  tell: (problem: string) => void;
}

/** Returns the entry of an event, or of each of its schedules. */
function entriesOf(node: JsonLd, { url, church, tell }: Reading): Entry[] {
  const title = oneLine(textOf(node.name), 200);
  if (title === '') return [];
  const schedules = schedulesOf(node, church);
  const known = schedules.filter((schedule) => schedule !== null);
  const times = eventTimes(node, church);
  if (known.length < schedules.length) tell(messages.siteEvents.noSchedule(title, url.href));
  if (known.length > 0)
    return known.map((schedule, place) => ({
      ...entryOf(node, { title, url, church }, schedule.times, place === 0 ? '' : ` ${place + 1}`),
      rules: [schedule.rule],
      excluded: schedule.excluded,
    }));
  // The dates of a series are from its first to its last.
  if (times && !isSeries(node)) return [entryOf(node, { title, url, church }, times)];
  tell(messages.siteEvents.noDate(title, url.href));
  return [];
}

function entryOf(
  node: JsonLd,
  { title, url, church }: { title: string; url: URL; church: Zone },
  times: EventTimes,
  name = '',
): Entry {
  const address = addressOf(node, url);
  const picture = pictureOf(node.image);
  return {
    ...times,
    uid: `${address?.href ?? title}@${toDateText(dayOf(times.start))}${name}`,
    version: [0, ''],
    instead: null,
    isForFollowing: false,
    isCancelled: /(?:Cancelled|Canceled|Postponed)$/i.test(textOf(node.eventStatus)),
    isPrivate: null,
    zone: church,
    title,
    location: valuesOf(node.location).map(placeOf).filter(Boolean).join('; '),
    // Some programs escape line breaks twice.
    description: textOf(node.description).replaceAll('\\n', '\n'),
    link: address && address.host !== url.host ? address.href : '',
    picture: picture === '' ? null : webAddress(picture, url),
    rules: [],
    hasOutdatedExceptions: false,
    excluded: [],
    added: [],
  };
}

/** The address of the event's own page: not that of a list with a place on it. */
function addressOf(node: JsonLd, url: URL): URL | null {
  const text = textOf(node.url) || textOf(node['@id']);
  const address = text === '' ? null : parsedUrl(text, url);
  return address && /^https?:$/.test(address.protocol) ? address : null;
}

function webAddress(text: string, url: URL): string | null {
  const address = parsedUrl(text, url);
  return address && /^https?:$/.test(address.protocol) ? address.href : null;
}

/** Returns a place on one line: its name, and its address as an envelope has it. */
function placeOf(place: unknown): string {
  if (!isNode(place)) return textOf(place);
  const name = oneLine(textOf(place.name), 200);
  if (typesOf(place).includes('VirtualLocation')) return name;
  const [address] = valuesOf(place.address);
  const parts = isNode(address)
    ? [address.streetAddress, address.addressLocality, address.addressRegion].map((part) =>
        oneLine(textOf(part), 200),
      )
    : [oneLine(textOf(address), 200)];
  const own = parts.filter((part) => part !== '' && part !== name);
  return [name, ...own].filter(Boolean).join(', ');
}

/** Returns the path of an event's own page on this site, for redirects. */
function oldPathOf(key: string, { host, pathname }: URL): { oldPath?: string } {
  const address = parsedUrl(key.replace(/@\d{4}-\d\d-\d\d.*$/, ''));
  return address && address.host === host && address.pathname === pathname && pathname !== '/'
    ? { oldPath: pathname }
    : {};
}
