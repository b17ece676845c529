import { addDays, type DateText, formatDate } from '#lib/core/dates/calendar-date.ts';
import { clockOf } from '#lib/core/dates/church-time.ts';
import { languageLabel } from '#lib/core/language/language-names.ts';
import { isolated } from '#lib/core/text/isolated.ts';
import { messages } from '#lib/language/messages.ts';
import { churchClock, churchLanguage } from './locale.ts';
import type { RegularService } from './regular-service.ts';

/**
 * Labels of service times: 'Sunday 9:00 AM' for gatherings, 'Thursdays at 6:00 PM' for the others, 'Every other Friday at
 * 6:00 PM' if not weekly.
 */
export interface ServiceLine extends Pick<RegularService, 'untranslated'> {
  name: string;
  text: string;
  /** 'From June 7: 9:30 AM' where a change is near. */
  coming?: string | undefined;
  place?: string;
  about?: string;
  /** Its languages, 'Spanish and English', where it is not the church's own alone. */
  heldIn?: string;
}

/** Returns minutes since midnight as a time on the church's clock, as pages show it. */
export function clockWords(minutes: number): string {
  return isolated(shownClock(minutes));
}

/** The same without marks of its direction: '9:00 AM', with 24 hours '09:00', in Spanish '9:00'. */
export function shownClock(minutes: number): string {
  if (churchClock() === '24') return messages.dates.fullDay(clockOf(minutes % 1440));
  const hours = Math.floor(minutes / 60) % 24;
  const clock = `${((hours + 11) % 12) + 1}:${String(minutes % 60).padStart(2, '0')}`;
  return hours < 12 ? messages.dates.am(clock) : messages.dates.pm(clock);
}

/**
 * Returns minutes since midnight as a time that is stored as if staff had typed it, with plain blanks: '9:00 AM', with 24
 * hours '09:00'. It is read alike under every language and clock.
 */
export function clockText(minutes: number): string {
  return churchClock() === '24' ? clockOf(minutes % 1440) : shownClock(minutes).replaceAll('\u00a0', ' ');
}

type ServiceTime = Pick<RegularService, 'weekday' | 'rhythm' | 'start'>;

/** Returns a unique title of one service: 'Sunday Service, Sunday 9:00 AM'. */
export function serviceTitle({ name, ...time }: ServiceTime & Pick<RegularService, 'name'>): string {
  return messages.serviceTimes.title(name, dayAndClock(time));
}

/** Returns 'Sunday 9:00 AM'. */
function dayAndClock({ weekday, rhythm, start }: ServiceTime): string {
  return weekday === null
    ? messages.serviceTimes.inRhythm(rhythm ?? '', clockWords(start))
    : messages.serviceTimes.onDay(messages.dates.weekdays[weekday] ?? '', clockWords(start));
}

/** Returns 'Thursdays at 6:00 PM'. */
export function everyWeekAt(service: RegularService): string {
  if (service.weekday === null) return dayAndClock(service);
  const weekday = messages.dates.weekdays[service.weekday] ?? '';
  return messages.serviceTimes.everyWeek(weekday, clockWords(service.start));
}

/** Returns every service with its time, for complete lists. */
export function serviceLines(services: readonly RegularService[]): ServiceLine[] {
  return services.map((service) => ({
    name: service.name,
    text: usualTime(service, services),
    coming: comingWords([service]) ?? undefined,
    ...detailsOf(service),
  }));
}

/** Returns when one of the services is, in the same words wherever it is named. */
export function usualTime(service: RegularService, services: readonly RegularService[]): string {
  return gatherings(services).includes(service) ? dayAndClock(service) : everyWeekAt(service);
}

/** Returns the place, the description and the languages of a service, as far as there are any to tell of, and of their words. */
function detailsOf(
  service: RegularService,
): Pick<ServiceLine, 'place' | 'about' | 'heldIn' | 'untranslated'> {
  const { place, about, untranslated } = service;
  const heldIn = serviceLanguages(service);
  return {
    ...(place && { place }),
    ...(about && { about }),
    ...(heldIn && { heldIn }),
    ...(untranslated && { untranslated }),
  };
}

/** Returns the languages of a service, 'Spanish and English'; null where it is the church's own alone. */
export function serviceLanguages({ heldIn }: RegularService): string | null {
  return heldIn ? languageLabel(heldIn, churchLanguage()) : null;
}

/** Returns 'From June 7: 9:30 AM' for services that change on a date, 'Until June 28' for those that end; else null. */
function comingWords(services: readonly RegularService[]): string | null {
  const [date] = services.flatMap((service) => dateOfChange(service) ?? []).sort();
  if (date === undefined) return null;
  const then = services.flatMap((service) => asOf(date, service) ?? []);
  const [last] = services.flatMap(({ until }) => until ?? []).sort();
  if (then.length === 0) return messages.serviceTimes.untilDay(dayText(last ?? date));
  const isSameDay = [...services, ...then].every(
    ({ weekday }) => weekday !== null && weekday === then[0]?.weekday,
  );
  const times = isSameDay
    ? messages.serviceTimes.clocks(then.map(({ start }) => clockWords(start)))
    : timesOf(then);
  return messages.serviceTimes.fromDay(dayText(date), times);
}

function dateOfChange({ coming, until }: RegularService): DateText | null {
  return coming?.from ?? (until ? addDays(until, 7) : null);
}

function asOf(date: DateText, service: RegularService): RegularService | null {
  const { coming, until } = service;
  if (coming && coming.from <= date) return { ...service, ...coming };
  return until && until < date ? null : service;
}

function dayText(date: DateText): string {
  return formatDate(date, 'MMMM d') ?? date;
}

/**
 * Returns the services for a first guest: those of the weekend and those that are streamed; without any, all weekly
 * ones; without any of these, all.
 */
export function gatherings(services: readonly RegularService[]): readonly RegularService[] {
  const weekly = services.filter(({ weekday }) => weekday !== null);
  const main = weekly.filter(({ weekday, isStreamed }) => weekday === 0 || weekday === 6 || isStreamed);
  return [main, weekly].find((some) => some.length > 0) ?? services;
}

/** Returns the gathering to show where there is room for one; null without a service. */
export function mainService(services: readonly RegularService[]): RegularService | null {
  const main = gatherings(services);
  const onSunday = main.find(({ weekday }) => weekday === 0);
  return main.find(({ isStreamed }) => isStreamed) ?? onSunday ?? main[0] ?? null;
}

/** Returns the services other than the main one. */
export function otherServices(services: readonly RegularService[]): readonly RegularService[] {
  const main = mainService(services);
  return services.filter((service) => service !== main);
}

/** Returns the gatherings in one line, 'Sunday 9:00 AM and 11:00 AM, Saturday 5:30 PM'; empty without a service. */
export function gatheringTimes(services: readonly RegularService[]): string {
  return timesOf(gatherings(services));
}

/** Returns the same with names where these differ: 'Sunday 9:00 AM (Spanish) and 11:00 AM (English)'. */
export function namedGatherings(services: readonly RegularService[]): string {
  const main = gatherings(services);
  return timesOf(main, { isNamed: main.some(({ name }) => name !== main[0]?.name) });
}

/** Returns every service by name with its time: 'Worship: Sunday 9:00 AM; Prayer: Thursdays at 6:00 PM'. */
export function namedTimes(services: readonly RegularService[]): string {
  return serviceLines(services)
    .map(({ name, text }) => `${name}: ${text}`)
    .join('; ');
}

/** Returns each duration of the services once, the shortest first: 'an hour and a quarter', or '50 minutes'. */
export function serviceLengths(services: readonly RegularService[]): string[] {
  const minutes = new Set(services.map(({ lengthMinutes }) => lengthMinutes).filter((length) => length > 0));
  return [...minutes].sort((one, other) => one - other).map(messages.serviceTimes.length);
}

/** Returns the gatherings grouped by name, place, description and languages. */
export function gatheringLines(services: readonly RegularService[]): ServiceLine[] {
  const groups = new Map<string, [RegularService, ...RegularService[]]>();
  for (const service of gatherings(services)) {
    const key = JSON.stringify([service.name, service.place, service.about, service.heldIn]);
    const group = groups.get(key);
    if (group) group.push(service);
    else groups.set(key, [service]);
  }
  return [...groups.values()].map((group) => ({
    name: group[0].name,
    text: timesOf(group),
    coming: comingWords(group) ?? undefined,
    ...detailsOf(group[0]),
  }));
}

/**
 * Returns the line of the livestream page, 'Service Times: Worship: 9:00 AM (EST)'; null when nothing is streamed.
 * @param zone the abbreviation of the zone's standard time
 */
export function livestreamTimes(services: readonly RegularService[], zone: string): string | null {
  const streamed = services.filter(({ isStreamed }) => isStreamed);
  if (streamed.length === 0) return null;
  const lines = streamed.map(({ name, start }) => `${name}: ${clockWords(start)} (${zone})`);
  return messages.serviceTimes.streamed(lines.join(', '));
}

/** Returns the times of the streamed services, 'Sundays at 9:00 AM and 11:00 AM'; null when nothing is streamed. */
export function streamedTimes(services: readonly RegularService[]): string | null {
  const streamed = services.filter(({ isStreamed }) => isStreamed);
  return streamed.length > 0 ? timesOf(streamed, { first: everyWeekAt }) : null;
}

interface TimesLook {
  /** The words of the first service of a day. */
  first?: (service: RegularService) => string;
  /** The name of a service stands behind its time; of several with one name behind the last. */
  isNamed?: boolean;
}

function timesOf(
  services: readonly RegularService[],
  { first = dayAndClock, isNamed = false }: TimesLook = {},
): string {
  const days = [...new Set(services.map(({ weekday }) => weekday))];
  return days
    .flatMap((day) => {
      const ofDay = services.filter(({ weekday }) => weekday === day);
      const [earliest = '', ...later] = ofDay.map((service, at) => {
        const isFirst = day === null || at === 0;
        const time = isFirst ? (day === null ? dayAndClock : first)(service) : clockWords(service.start);
        const isLast = ofDay[at + 1]?.name !== service.name;
        return isNamed && isLast ? messages.serviceTimes.named(time, service.name) : time;
      });
      return day === null ? [earliest, ...later] : [messages.serviceTimes.andAt(earliest, later)];
    })
    .join(', ');
}
