import { toDayNumber } from '#lib/core/dates/day-number.ts';
import { oneLine } from '../../markup/written-text.ts';
import { Work } from '../../rules/work.ts';
import type { SourceContext, SourceItem } from '../../source.ts';
import { eventItems } from '../../wordpress/event-records.ts';
import type { WallTime } from '../../wordpress/events.ts';
import { SiteSurvey } from '../../wordpress/pages/site-survey.ts';
import { textAt, valueAt } from '../builders/json-value.ts';
import { siteItem } from '../builders/site-item.ts';
import { clockOf, pictureOf } from './entry-items.ts';
import { plainHtml } from './plain-html.ts';

interface Clocks {
  /** The time zone of the old site (IANA); empty where it names none. */
  siteZone: string;
  context: SourceContext;
}

/** Returns an event: its moments are on the church's clock, its whole days those of the old site. */
export function eventRows(item: unknown, origin: string, { siteZone, context }: Clocks): SourceItem[] {
  const picture = pictureOf(item);
  const read = siteItem({
    ...{ id: textAt(item, 'id'), guid: 'squarespace', type: 'event' },
    title: textAt(item, 'title'),
    link: `${origin}${textAt(item, 'fullUrl')}`,
    html: plainHtml(textAt(item, 'body')) || textAt(item, 'excerpt'),
    meta: [['_thumbnail_id', picture]],
  });
  const [start, end] = ['startDate', 'endDate'].map((name) => valueAt(item, name));
  const isWhole = isWholeDays(start, end, siteZone || context.timeZone);
  const zone = isWhole && siteZone ? siteZone : context.timeZone;
  const survey = {
    ...{ pictures: new Map([[picture, picture]]), venues: new Map(), repeating: new Set<string>() },
    site: new SiteSurvey(),
  };
  // The midnight at its end is still the day before.
  const last = isWhole && typeof end === 'number' ? end - 60_000 : end;
  const times = { start: wallTime(start, zone, isWhole), end: wallTime(last, zone, isWhole) };
  const event = { ...times, timeText: '', location: placeOf(item), recurrence: null };
  return eventItems(read, event, { survey, context, work: new Work() });
}

/** From a midnight until another, or the minute before it. */
function isWholeDays(start: unknown, end: unknown, zone: string): boolean {
  const [from, until] = [clockOf(start, zone).slice(11, 16), clockOf(end, zone).slice(11, 16)];
  return from === '00:00' && /^(?:23:59|00:00)$/.test(until) && start !== end;
}

function wallTime(moment: unknown, zone: string, isWhole: boolean): WallTime | null {
  const clock = clockOf(moment, zone);
  const day = toDayNumber(clock.slice(0, 10));
  if (day === null) return null;
  const [hour = 0, minute = 0] = clock.slice(11, 16).split(':').map(Number);
  return { day, minutes: isWhole ? null : hour * 60 + minute };
}

/** The coordinates are ignored: an event without a place has those of Squarespace's own city. */
function placeOf(item: unknown): string {
  const parts = ['addressTitle', 'addressLine1', 'addressLine2'].map((name) =>
    textAt(item, 'location', name),
  );
  return oneLine(parts.filter(Boolean).join(', '), 300);
}
