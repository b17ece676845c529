import { type DayNumber, toDateText, toDayNumber } from '#lib/core/dates/day-number.ts';
import { isRuleDay } from '#lib/events/series/series-rule-days.ts';
import { messages } from '#lib/language/messages.ts';
import { oneLine } from '../markup/written-text.ts';
import { type HeldSeries, heldSeries } from '../rules/held-series.ts';
import { parseRule, type RecurrenceRule } from '../rules/rrule.ts';
import { ruleDays } from '../rules/rrule-days.ts';
import { ruleOf, seriesFields } from '../rules/series-fields.ts';
import type { Work } from '../rules/work.ts';
import type { SourceContext, SourceItem, SourceRecord } from '../source.ts';
import { type PluginEvent, timesOf, type WallTime } from './events.ts';
import type { Survey } from './survey.ts';
import { contentOf, cutProblem, fieldOf, keyOf, oldPathOf, pictureOf, type WxrItem } from './wxr-item.ts';

const mostWords = 9_000;
/** Limits for single dates of a rule that no series here has. */
const mostDates = 300;
const daysAhead = 2 * 366;
/** How long a rule with COUNT is followed. */
const mostDays = 60 * 366;

interface Known {
  event: PluginEvent & { start: WallTime };
  /** Without its times. */
  record: SourceRecord;
}

/** Returns an event as one record, or as several where its dates need several. */
export function eventItems(
  item: WxrItem,
  event: PluginEvent,
  { survey, context, work }: { survey: Survey; context: SourceContext; work: Work },
): SourceItem[] {
  const description = contentOf(item, mostWords);
  const title = oneLine(fieldOf(item, 'title'), 200);
  const record: SourceRecord = {
    table: 'events',
    key: keyOf(item),
    title,
    values: { title, location: oneLine(event.location, 300), description },
    ...pictureOf(item, 'image_url', survey.pictures),
    ...oldPathOf(item),
  };
  const { start } = event;
  if (!start) return [{ problem: messages.wordpress.noDate(title) }];
  const known = { event: { ...event, start }, record };
  return [...datedItems(known, context, work), ...cutProblem(record, description, mostWords)];
}

function datedItems(known: Known, context: SourceContext, work: Work): SourceItem[] {
  const { start, recurrence } = known.event;
  const first = { record: placed(known, start.day) };
  if (!recurrence) return [first];
  const rule = recurrence.rule === null ? null : parseRule(recurrence.rule, start.minutes ?? 0);
  if (rule) return repeatedItems(known, rule, context, work);
  return [first, { problem: messages.wordpress.firstOnly(known.record.title) }];
}

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
    { problem: messages.wordpress.singleDates(record.title, dates.length) },
  ];
}

function seriesRecord(
  known: Known,
  series: HeldSeries,
  { last, place }: { last: DayNumber | null; place: number },
): SourceRecord {
  const { record, event } = known;
  const own = placed(known, series.first);
  const rule = ruleOf(series, last);
  const removed = (event.recurrence?.removed ?? []).filter((date) => {
    const day = toDayNumber(date);
    return rule && day !== null && isRuleDay(rule, day);
  });
  const exceptions = removed.map((date) => ({ date, kind: 'removed' as const, values: {} }));
  return {
    ...own,
    key: place === 0 ? record.key : `${record.key} ${series.name}`,
    values: { ...own.values, ...seriesFields(series, last) },
    ...(exceptions.length > 0 && { exceptions }),
  };
}

function onItsDate(known: Known, day: DayNumber): SourceRecord {
  const { key } = known.record;
  return { ...placed(known, day), key: day === known.event.start.day ? key : `${key} ${toDateText(day)}` };
}

/** Returns the dates of the rule up to two years ahead, only the latest of very many. */
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

/** Returns the last day by UNTIL or COUNT, or null. */
function lastDayOf(rule: RecurrenceRule, start: DayNumber, work: Work): DayNumber | null {
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)/.exec(rule.until ?? '') ?? [];
  const until = year ? toDayNumber(`${year}-${month}-${day}`) : null;
  if (rule.count === null) return until;
  const days = [...ruleDays(rule, start, { from: start, to: start + mostDays }, work)];
  const counted = days.length === rule.count ? (days.at(-1) ?? null) : null;
  return until === null || counted === null ? (until ?? counted) : Math.min(until, counted);
}
