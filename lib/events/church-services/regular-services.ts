import { currentChurch } from '#lib/core/church/current-church.ts';
import { type RegularService, usualServiceMinutes } from '#lib/core/church/regular-service.ts';
import { compareTexts } from '#lib/core/church/text-order.ts';
import { addDays } from '#lib/core/dates/calendar-date.ts';
import { churchToday } from '#lib/core/dates/church-time.ts';
import { type DayNumber, toDateText, toDayNumber, weekdayOf } from '#lib/core/dates/day-number.ts';
import { notedLanguages } from '../held-in/languages-held.ts';
import type { EventWithExceptions } from '../occurrence.ts';
import { servicePlace } from '../place.ts';
import { storedWords } from '../presented/spoken-event.ts';
import { describeRecurrence } from '../series/recurrence-labels.ts';
import { readSeries } from '../series/series.ts';
import { type Frequency, frequencyOf } from '../series/series-rule.ts';
import { ruleDayFrom, ruleDayUntil } from '../series/series-rule-days.ts';
import { parseTimeRange } from '../times/time-range.ts';
import { serviceMoments } from './service-moments.ts';

/**
 * Returns the services that are regular at the moment `now`: from Sunday on, with a Saturday's before it, and those that
 * are not weekly last. A service that has not started counts from one interval before its first date, but not while its
 * predecessor still runs. A service that pauses for longer than its interval does not count, unless all do. Each comes
 * with its successor of the next quarter of a year.
 */
export function regularServices(services: readonly EventWithExceptions[], now: Date): RegularService[] {
  const all = services.flatMap((service) => readRound(service, now) ?? []);
  const due = all.filter(({ isDue }) => isDue);
  const current = due.length > 0 ? due : all;
  const held = current.filter((round) => !current.some((other) => takesOver(round, other)));
  const near = (toDayNumber(churchToday(now)) ?? 0) + daysAhead;
  const hasSunday = held.some(({ service }) => service.weekday === 0);
  // The vigil precedes its Sunday.
  const place = ({ weekday }: RegularService) => (weekday === 6 && hasSunday ? -1 : (weekday ?? 7));
  return held
    .map((round) => ({ ...round.service, ...changeOf(round, { held, all, near }) }))
    .sort((a, b) => place(a) - place(b) || a.start - b.start || compareTexts(a.name, b.name));
}

/** How long before a change it is announced. */
const daysAhead = 92;

interface Round {
  service: RegularService;
  /** Its name as stored: in every language the same services follow each other. */
  name: string;
  /** The first and the last day of its rule. */
  first: DayNumber;
  last: DayNumber;
  isDue: boolean;
}

/** Returns the longest interval between two dates, in days; null for an event that does not recur. */
const roundDays: Readonly<Record<Frequency, number | null>> = {
  daily: 1,
  weekly: 7,
  biweekly: 14,
  monthly: 31,
  advanced_monthly: 35,
  yearly: null,
};

function readRound(event: EventWithExceptions, now: Date): Round | null {
  const series = readSeries(event);
  const days = roundDays[frequencyOf(event)];
  const start = parseTimeRange(event.time)?.start;
  const [next] = event.is_recurring ? serviceMoments([event], now, 1) : [];
  if (!series || start === undefined || days === null || !next) return null;
  const { rule } = series;
  const first = ruleDayFrom(rule, rule.start) ?? rule.start;
  const languages = notedLanguages(event);
  const { title, short_title } = storedWords(event, null);
  const isWeekly = frequencyOf(event) === 'weekly';
  return {
    service: {
      id: event.id,
      name: event.short_title ?? event.title,
      weekday: isWeekly ? weekdayOf(first) : null,
      rhythm: isWeekly ? null : describeRecurrence(event),
      start,
      lengthMinutes: event.length_minutes ?? usualServiceMinutes,
      isStreamed: event.is_streamed,
      ...detailsOf(event),
      ...(languages.length > 0 && { heldIn: languages }),
      ...untranslatedOf(event),
    },
    name: short_title ?? title,
    first,
    last: ruleDayUntil(rule, rule.end) ?? rule.end,
    isDue: churchToday(next.start) <= addDays(churchToday(now), days),
  };
}

function untranslatedOf(event: EventWithExceptions): Pick<RegularService, 'untranslated'> {
  const columns = [
    ['name', event.short_title === null ? 'title' : 'short_title'],
    ['place', 'location'],
    ['about', 'description'],
  ] as const;
  const untranslated = columns.flatMap(([name, column]) =>
    event.untranslated?.includes(column) ? [name] : [],
  );
  return untranslated.length > 0 ? { untranslated } : {};
}

/** The demo's pages are quoted without the places and descriptions of its services. */
function detailsOf(event: EventWithExceptions): Pick<RegularService, 'place' | 'about'> {
  if (currentChurch().is_demo) return {};
  const place = servicePlace(event);
  return { ...(place && { place }), ...(event.description && { about: event.description }) };
}

/** Returns whether the service starts after the last date of the other one, which has the same name or weekday. */
function takesOver({ service, name, first }: Round, other: Round): boolean {
  return other.last < first && (name === other.name || service.weekday === other.service.weekday);
}

interface Others {
  held: readonly Round[];
  all: readonly Round[];
  /** The last day on which a change is announced. */
  near: DayNumber;
}

/** Returns when the service ends and which one follows, if that is near. */
function changeOf(round: Round, others: Others): Pick<RegularService, 'coming' | 'until'> {
  if (round.last > others.near) return {};
  const until = toDateText(round.last);
  const next = successorOf(round, others);
  if (!next || next.first > others.near) return { until };
  const { weekday, rhythm, start } = next.service;
  return { until, coming: { from: toDateText(next.first), weekday, rhythm, start } };
}

/** Returns the first successor, one of the same name before others. Several that start that day are matched by order. */
function successorOf(round: Round, { held, all }: Others): Round | undefined {
  const following = all.filter((other) => takesOver(other, round));
  const first = Math.min(...following.map((other) => other.first));
  const next = following.filter((other) => other.first === first);
  const isNamesake = (other: Round) => other.name === round.name;
  const ending = held.filter(({ last }) => last < first);
  if (next.some(isNamesake)) return inPlaceOf(round, ending.filter(isNamesake), next.filter(isNamesake));
  const isFree = ({ name }: Round) => !ending.some((other) => other.name === name);
  const free = next.filter(isFree);
  return inPlaceOf(
    round,
    ending.filter((other) => free.some((each) => takesOver(each, other))),
    free,
  );
}

/** Returns the one of `next` at the position that the round has among `present`, by the time of day. */
function inPlaceOf(round: Round, present: readonly Round[], next: readonly Round[]): Round | undefined {
  return next.toSorted(byStart)[present.toSorted(byStart).indexOf(round)];
}

function byStart({ service }: Round, { service: other }: Round): number {
  return service.start - other.start;
}
