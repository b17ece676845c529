import { formatInTimeZone } from 'date-fns-tz';
import { clockText } from '#lib/core/church/service-labels.ts';
import { type DayNumber, toDateText, toDayNumber, weekdayOf } from '#lib/core/dates/day-number.ts';
import { messages } from '#lib/language/messages.ts';
import { weekdayCodes } from '../rules/rrule.ts';
import type { SourceContext } from '../source.ts';
import type { Survey } from './survey.ts';
import { type Recurrence, readRecurrence } from './tribe-recurrence.ts';
import { metaOf, type WxrItem } from './wxr-item.ts';

/** A time on the church's clock: a day, and minutes after its midnight; null for a whole day. */
export interface WallTime {
  day: DayNumber;
  minutes: number | null;
}

/** Returns the time of 'yyyy-MM-dd' with or without 'HH:mm', or null. */
function wallTime(text: string): WallTime | null {
  const stamp = /^(\d{4}-\d\d-\d\d)(?:[ T]([01]\d|2[0-3]):([0-5]\d))?/;
  const [, date = '', hour, minute] = stamp.exec(text.trim()) ?? [];
  const day = toDayNumber(date);
  if (day === null) return null;
  return { day, minutes: hour === undefined ? null : Number(hour) * 60 + Number(minute) };
}

/** Returns the times of an event. One that ends in the small hours of the next day has one day. */
export function timesOf(start: WallTime, end: WallTime | null) {
  const isNight =
    end !== null && end.day === start.day + 1 && (end.minutes ?? 1440) < Math.min(start.minutes ?? 0, 6 * 60);
  const lastDay = end && !isNight && end.day > start.day ? end.day : null;
  return {
    date: toDateText(start.day),
    end_date: lastDay === null ? null : toDateText(lastDay),
    time: timeText(start.minutes, end?.minutes ?? null),
  };
}

function timeText(start: number | null, end: number | null): string {
  if (start === null) return messages.imports.allDay;
  return end === null || end === start ? clockText(start) : `${clockText(start)} - ${clockText(end)}`;
}

/** The times and the place of an event in a plugin. */
export interface PluginEvent {
  start: WallTime | null;
  end: WallTime | null;
  /** A text that replaces its clock times. */
  timeText: string;
  location: string;
  recurrence: Recurrence | null;
}

type Read = (item: WxrItem, survey: Survey, context: Pick<SourceContext, 'timeZone'>) => PluginEvent;

/** The plugins of events, by the type of their posts. */
export const eventPlugins: Readonly<Record<string, Read>> = {
  tribe_events: readTribe,
  ctc_event: readChurchContent,
};

function readTribe(
  item: WxrItem,
  { venues }: Survey,
  { timeZone }: Pick<SourceContext, 'timeZone'>,
): PluginEvent {
  const isAllDay = /^(yes|1|true)$/i.test(metaOf(item, '_EventAllDay'));
  const [start, end] = ['_EventStartDate', '_EventEndDate'].map((key) => {
    const time = wallTime(inZone(item, key, timeZone));
    return time && isAllDay ? { ...time, minutes: null } : time;
  });
  return {
    start: start ?? null,
    end: end ?? null,
    timeText: '',
    location: venues.get(metaOf(item, '_EventVenueID')) ?? '',
    recurrence: readRecurrence(item),
  };
}

/** Returns a time on the church's clock, also for an event in another zone. */
function inZone(item: WxrItem, key: string, timeZone: string): string {
  const own = metaOf(item, '_EventTimezone');
  const moment = new Date(`${metaOf(item, `${key}UTC`).replace(' ', 'T')}Z`);
  const isElsewhere = own.includes('/') && own !== timeZone && !Number.isNaN(moment.getTime());
  return isElsewhere ? formatInTimeZone(moment, timeZone, 'yyyy-MM-dd HH:mm') : metaOf(item, key);
}

function readChurchContent(item: WxrItem): PluginEvent {
  const of = (name: string) => metaOf(item, `_ctc_event_${name}`);
  const start = wallTime(`${of('start_date')} ${of('start_time')}`);
  const end = wallTime(`${of('end_date') || of('start_date')} ${of('end_time')}`);
  const hasEnd = end && start && (end.day > start.day || end.minutes !== null);
  return {
    start,
    end: hasEnd ? end : null,
    timeText: start?.minutes === null ? of('time') : '',
    location: [of('venue'), of('address')].filter(Boolean).join(', '),
    recurrence: start && recurrenceOf(of, start),
  };
}

const frequencies: Readonly<Record<string, string>> = {
  daily: 'DAILY',
  weekly: 'WEEKLY',
  monthly: 'MONTHLY',
  yearly: 'YEARLY',
};

function recurrenceOf(of: (name: string) => string, start: WallTime): Recurrence | null {
  const kind = of('recurrence');
  if (kind === '' || kind === 'none') return null;
  const frequency = frequencies[kind];
  const removed = of('excluded_dates').match(/\d{4}-\d\d-\d\d/g) ?? [];
  if (!frequency) return { rule: null, removed };
  const interval = of(`recurrence_${kind}_interval`);
  const until = of('recurrence_end_date').replaceAll('-', '');
  const parts = [
    `FREQ=${frequency}`,
    /^[1-9]\d?$/.test(interval) && `INTERVAL=${interval}`,
    kind === 'weekly' && daysOfWeek(of('recurrence_weekly_day')),
    kind === 'monthly' && of('recurrence_monthly_type') === 'week' && weeksOfMonth(of, start),
    /^\d{8}$/.test(until) && `UNTIL=${until}`,
  ];
  return { rule: parts.filter(Boolean).join(';'), removed };
}

function daysOfWeek(text: string): string {
  const days = text.toUpperCase().match(/\b(?:SU|MO|TU|WE|TH|FR|SA)\b/g);
  return days ? `BYDAY=${days.join()}` : '';
}

/** Returns the weekday of the first date in these weeks of the month. */
function weeksOfMonth(of: (name: string) => string, start: WallTime): string {
  const weeks = of('recurrence_monthly_week').match(/[1-5]|last/g) ?? [];
  const day = weekdayCodes[weekdayOf(start.day)];
  return weeks.length > 0
    ? `BYDAY=${weeks.map((week) => `${week === 'last' ? -1 : week}${day}`).join()}`
    : '';
}
