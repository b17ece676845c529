import { formatInTimeZone } from 'date-fns-tz';
import { weekdayOf } from '#lib/core/dates/day-number.ts';
import type { SourceContext } from '../source.ts';
import { type WallTime, wallTime } from './clock.ts';
import type { Survey } from './survey.ts';
import { type Recurrence, readRecurrence } from './tribe-recurrence.ts';
import { metaOf, type WxrItem } from './wxr-item.ts';

/** What a plugin says of when and where an event is. */
export interface PluginEvent {
  start: WallTime | null;
  end: WallTime | null;
  /** In place of its clock times. */
  timeText: string;
  location: string;
  recurrence: Recurrence | null;
}

type Read = (item: WxrItem, survey: Survey, context: Pick<SourceContext, 'timeZone'>) => PluginEvent;

/** The plugins that events are read of, by the type of their posts. */
export const eventPlugins: Readonly<Record<string, Read>> = {
  tribe_events: readTribe,
  ctc_event: readChurchContent,
};

/** An event of The Events Calendar. */
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

/** A time on the church's clock, also where the event goes by another. */
function inZone(item: WxrItem, key: string, timeZone: string): string {
  const own = metaOf(item, '_EventTimezone');
  const moment = new Date(`${metaOf(item, `${key}UTC`).replace(' ', 'T')}Z`);
  const isElsewhere = own.includes('/') && own !== timeZone && !Number.isNaN(moment.getTime());
  return isElsewhere ? formatInTimeZone(moment, timeZone, 'yyyy-MM-dd HH:mm') : metaOf(item, key);
}

/** An event of Church Content. */
function readChurchContent(item: WxrItem): PluginEvent {
  const of = (name: string) => metaOf(item, `_ctc_event_${name}`);
  const start = wallTime(`${of('start_date')} ${of('start_time')}`);
  const end = wallTime(`${of('end_date') || of('start_date')} ${of('end_time')}`);
  const isMeaning = end && start && (end.day > start.day || end.minutes !== null);
  return {
    start,
    end: isMeaning ? end : null,
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
const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

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

/** The same weekday as its first date, in these weeks of the month. */
function weeksOfMonth(of: (name: string) => string, start: WallTime): string {
  const weeks = of('recurrence_monthly_week').match(/[1-5]|last/g) ?? [];
  const day = weekdays[weekdayOf(start.day)];
  return weeks.length > 0
    ? `BYDAY=${weeks.map((week) => `${week === 'last' ? -1 : week}${day}`).join()}`
    : '';
}
