import { type DayNumber, toDateText, toDayNumber } from '#lib/core/dates/day-number.ts';
import { isWebAddress } from '#lib/core/operations/text-rules.ts';
import { readRule } from '#lib/events/series/series-rule.ts';
import { isRuleDay } from '#lib/events/series/series-rule-days.ts';
import { type HeldSeries, heldSeries } from '../rules/held-series.ts';
import { parseRule, type RecurrenceRule } from '../rules/rrule.ts';
import { ruleDays } from '../rules/rrule-days.ts';
import { seriesFields } from '../rules/series-fields.ts';
import type { Work } from '../rules/work.ts';
import type { SourceContext, SourceItem, SourceRecord } from '../source.ts';
import { oneLine } from '../text/written-text.ts';
import { timesOf, type WallTime } from './clock.ts';
import type { PluginEvent } from './events.ts';
import { wordpressMessages } from './messages.ts';
import type { Survey } from './survey.ts';
import { keyOf, oldPathOf, plainWords, withCut } from './words.ts';
import { fieldOf, metaOf, type WxrItem } from './wxr-item.ts';

const mostWords = 9_000;
/** Of what no series of ours gives, so many dates are taken over, and none further ahead than this. */
const mostDates = 300;
const daysAhead = 2 * 366;
/** A rule that counts its dates is followed for so long. */
const mostDays = 60 * 366;

interface Known {
  item: WxrItem;
  event: PluginEvent & { start: WallTime };
  /** All but when it is. */
  record: SourceRecord;
}

/** An event as one of ours, or as several where it takes several to have its dates. */
export function eventItems(
  item: WxrItem,
  event: PluginEvent,
  { survey, context, work }: { survey: Survey; context: SourceContext; work: Work },
): SourceItem[] {
  const words = plainWords(fieldOf(item, 'content:encoded') || fieldOf(item, 'excerpt:encoded'), mostWords);
  const record = recordOf(item, event, words, survey);
  const { start, recurrence } = event;
  if (!start) return [{ problem: wordpressMessages.noDate(record.title) }];
  const known = { item, event: { ...event, start }, record };
  const isCut = words.endsWith('…') && words.length >= mostWords;
  if (!recurrence) return withCut(placed(known, start.day), isCut);
  const rule = recurrence.rule === null ? null : parseRule(recurrence.rule, start.minutes ?? 0);
  const items = rule
    ? repeatedItems(known, rule, context, work)
    : [{ record: placed(known, start.day) }, { problem: wordpressMessages.firstOnly(record.title) }];
  return isCut ? [...items, { problem: wordpressMessages.shortened(record.title) }] : items;
}

function recordOf(
  item: WxrItem,
  { location }: PluginEvent,
  words: string,
  { pictures }: Survey,
): SourceRecord {
  const title = oneLine(fieldOf(item, 'title'), 200);
  const picture = pictures.get(metaOf(item, '_thumbnail_id')) ?? '';
  return {
    table: 'events',
    key: keyOf(item),
    title,
    values: { title, location: oneLine(location, 300), description: words },
    ...(isWebAddress(picture) && { pictures: { image_url: picture } }),
    ...oldPathOf(item),
  };
}

/** The event on a day, by itself. */
function placed({ event, record }: Known, day: DayNumber): SourceRecord {
  const { start, end, timeText } = event;
  const shift = day - start.day;
  const times = timesOf({ ...start, day }, end && { ...end, day: end.day + shift });
  const time = oneLine(timeText, 100) || times.time;
  return { ...record, values: { ...record.values, ...times, time } };
}

function repeatedItems(known: Known, rule: RecurrenceRule, context: SourceContext, work: Work): SourceItem[] {
  const { event, record } = known;
  const { start } = event;
  const last = lastDayOf(rule, start.day, work);
  const isOneDay = placed(known, start.day).values.end_date === null;
  const series = isOneDay ? heldSeries(rule, start.day) : null;
  const dated = series?.filter(({ first }) => last === null || first < last);
  if (series && dated && dated.length === series.length)
    return dated.map((each, place) => ({ record: seriesRecord(known, each, { last, place }) }));
  const dates = singleDates(known, rule, last, context, work);
  return [
    ...dates.map((day) => ({ record: onItsDate(known, day) })),
    { problem: wordpressMessages.singleDates(record.title, dates.length) },
  ];
}

function seriesRecord(
  known: Known,
  series: HeldSeries,
  { last, place }: { last: DayNumber | null; place: number },
): SourceRecord {
  const { record, event } = known;
  const own = placed(known, series.first);
  const fields = seriesFields(series, last);
  const rule = readRule({ ...fields, month_day: null });
  const removed = (event.recurrence?.removed ?? []).filter((date) => {
    const day = toDayNumber(date);
    return rule && day !== null && isRuleDay(rule, day);
  });
  const exceptions = removed.map((date) => ({ date, kind: 'removed' as const, values: {} }));
  return {
    ...own,
    key: place === 0 ? record.key : `${record.key} ${series.name}`,
    values: { ...own.values, ...fields },
    ...(exceptions.length > 0 && { exceptions }),
  };
}

function onItsDate(known: Known, day: DayNumber): SourceRecord {
  const { key } = known.record;
  return { ...placed(known, day), key: day === known.event.start.day ? key : `${key} ${toDateText(day)}` };
}

/** The dates that the rule gives up to two years from now, the latest where there are very many. */
function singleDates(
  { event }: Known,
  rule: RecurrenceRule,
  last: DayNumber | null,
  { today }: SourceContext,
  work: Work,
): DayNumber[] {
  const from = event.start.day;
  const ahead = (toDayNumber(today) ?? from) + daysAhead;
  const removed = new Set(event.recurrence?.removed.map(toDayNumber));
  const days = [...ruleDays(rule, from, { from, to: Math.max(from, Math.min(last ?? ahead, ahead)) }, work)];
  const given = days.includes(from) ? days : [from, ...days];
  return given.filter((day) => !removed.has(day)).slice(-mostDates);
}

/** The last day by UNTIL or COUNT; null for a rule without an end. */
function lastDayOf(rule: RecurrenceRule, start: DayNumber, work: Work): DayNumber | null {
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)/.exec(rule.until ?? '') ?? [];
  const until = year ? toDayNumber(`${year}-${month}-${day}`) : null;
  if (rule.count === null) return until;
  const days = [...ruleDays(rule, start, { from: start, to: start + mostDays }, work)];
  const counted = days.length === rule.count ? (days.at(-1) ?? null) : null;
  return until === null || counted === null ? (until ?? counted) : Math.min(until, counted);
}
