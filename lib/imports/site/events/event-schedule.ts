import { weekdayOf } from '#lib/core/dates/day-number.ts';
import type { Moment } from '../../ics/entry-times.ts';
import { dayMinutes, dayOf, minuteOf, type Zone } from '../../ics/zone.ts';
import { weekdayCodes } from '../../rules/rrule.ts';
import { isNode, type JsonLd, textOf, valuesOf } from '../json-ld.ts';
import { type EventTimes, eventTimes, wallOf } from './event-times.ts';

/** The rule of a series, with its first date. */
export interface Schedule {
  times: EventTimes;
  /** RFC 5545. */
  rule: string;
  excluded: readonly Moment[];
}

const frequencies: Readonly<Record<string, string>> = { D: 'DAILY', W: 'WEEKLY', M: 'MONTHLY', Y: 'YEARLY' };

/** Returns the schedules of an event (schema.org `Schedule`); null for one that cannot be read. */
export function schedulesOf(node: JsonLd, church: Zone): (Schedule | null)[] {
  return valuesOf(node.eventSchedule).map((schedule) =>
    isNode(schedule) ? scheduleOf(schedule, eventTimes(node, church), church) : null,
  );
}

function scheduleOf(schedule: JsonLd, own: EventTimes | null, church: Zone): Schedule | null {
  const rule = ruleOf(schedule);
  const times = timesOf(schedule, own, church);
  if (!rule || !times) return null;
  const weekdays = /^FREQ=WEEKLY;.*BYDAY=([A-Z,]+)/.exec(rule)?.[1]?.split(',') ?? [];
  const begins = (day: number) =>
    weekdays.length === 0 || weekdays.includes(weekdayCodes[weekdayOf(day)] ?? '');
  // It begins on the first of its days.
  const later = [0, 1, 2, 3, 4, 5, 6].find((days) => begins(dayOf(times.start) + days)) ?? 0;
  const excluded = valuesOf(schedule.exceptDate).flatMap((each) => {
    const read = wallOf(textOf(each), church);
    return read ? [{ ...read, zone: church, length: null }] : [];
  });
  return { times: { ...times, start: times.start + later * dayMinutes }, rule, excluded };
}

function ruleOf(schedule: JsonLd): string | null {
  const text = textOf(schedule.repeatFrequency);
  const [, count = '1', unit] = /^P(\d+)([DWMY])$/.exec(text) ?? [];
  const word = text.replace(/^.*\//, '').toUpperCase();
  const frequency = unit ? frequencies[unit] : Object.values(frequencies).find((each) => each === word);
  if (!frequency) return null;
  const weeks = valuesOf(schedule.byMonthWeek).map((week) => Number(week));
  const days = valuesOf(schedule.byDay).map((day) => dayCode(isNode(day) ? textOf(day['@id']) : textOf(day)));
  if (days.includes(null)) return null;
  const byDay = weeks.length > 0 ? days.flatMap((day) => weeks.map((week) => `${week}${day}`)) : days;
  const until = /^(\d{4})-(\d\d)-(\d\d)/.exec(textOf(schedule.endDate));
  const repeats = textOf(schedule.repeatCount);
  return [
    `FREQ=${frequency}`,
    `INTERVAL=${count}`,
    ...listed('BYDAY', byDay),
    ...listed('BYMONTHDAY', valuesOf(schedule.byMonthDay)),
    ...listed('BYMONTH', valuesOf(schedule.byMonth)),
    ...(until
      ? [`UNTIL=${until[1]}${until[2]}${until[3]}T235959`]
      : /^\d+$/.test(repeats)
        ? [`COUNT=${repeats}`]
        : []),
  ].join(';');
}

function listed(name: string, values: readonly unknown[]): string[] {
  return values.length > 0 ? [`${name}=${values.join(',')}`] : [];
}

/** Returns 'SU' for 'https://schema.org/Sunday', and '2SU' for itself. */
function dayCode(text: string): string | null {
  const word = text.replace(/^.*[/#]/, '').toUpperCase();
  if (/^[+-]?\d?(?:SU|MO|TU|WE|TH|FR|SA)$/.test(word)) return word;
  return /^[A-Z]+DAY$/.test(word) ? (weekdayCodes.find((code) => word.startsWith(code)) ?? null) : null;
}

/** The schedule says dates and times apart; what it leaves out is as of the event. */
function timesOf(schedule: JsonLd, own: EventTimes | null, church: Zone): EventTimes | null {
  const first = wallOf(textOf(schedule.startDate), church);
  const day = first ? dayOf(first.wall) : own && dayOf(own.start);
  if (day === null) return null;
  const [from, until] = [schedule.startTime, schedule.endTime].map((text) => clockOf(textOf(text)));
  const ownMinute = own && !own.isAllDay ? minuteOf(own.start) : null;
  const inDate = first && !first.isDate ? minuteOf(first.wall) : null;
  const start = from ?? inDate ?? ownMinute;
  if (start === null || start === undefined)
    return { start: day * dayMinutes, isAllDay: true, length: dayMinutes };
  const said = until === null || until === undefined ? null : (until - start + dayMinutes) % dayMinutes;
  // The end of the whole series is no end of a date.
  const ownLength = own && own.length < dayMinutes ? own.length : 0;
  return { start: day * dayMinutes + start, isAllDay: false, length: said ?? ownLength };
}

function clockOf(text: string): number | null {
  const [, hours, minutes] = /(?:^|T)([01]\d|2[0-3]):([0-5]\d)/.exec(text) ?? [];
  return hours && minutes ? Number(hours) * 60 + Number(minutes) : null;
}
