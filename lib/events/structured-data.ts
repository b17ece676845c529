import type { Event, EventStatusType, Place, VirtualLocation, WithContext } from 'schema-dts';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import { unlinkedPaths } from '#lib/core/addresses/unlinked-paths.ts';
import { absoluteUrl, shownUrl } from '#lib/core/addresses/urls.ts';
import { currentChurch } from '#lib/core/church/current-church.ts';
import { churchTimestamp } from '#lib/core/dates/church-time.ts';
import { toDateText } from '#lib/core/dates/day-number.ts';
import { churchAddress } from '#lib/core/metadata/structured-data.ts';
import { serviceMoments } from './church-services/service-moments.ts';
import { type EventWithExceptions, type Occurrence, pageOf } from './occurrence.ts';
import { whereaboutsOf } from './place.ts';
import { isListed } from './schema.ts';
import { eventSchedule } from './series/event-schedule.ts';
import { onDay } from './series/occurrence-status.ts';
import { clockText, extentOf, type WallClock } from './times/wall-clock.ts';

/**
 * Returns an occurrence as a schema.org Event, with everything that event listings of search engines need; for a date
 * that does not differ from its series also the schedule. Null when its date cannot be read. Times carry the church's
 * offset.
 */
export function eventStructuredData(
  event: EventWithExceptions,
  occurrence: Occurrence,
): WithContext<Event> | null {
  const dates = startAndEnd(occurrence);
  if (!dates) return null;
  const schedule = eventSchedule(event, occurrence);
  const isMoved = occurrence.date !== occurrence.original_date;
  const { id, image_url, description } = occurrence;
  const picture =
    image_url ?? (isListed(occurrence) ? unlinkedPaths.eventPicture(id) : unlinkedPaths.socialImage);
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    '@id': absoluteUrl(`${pageOf(occurrence)}#${isListed(occurrence) ? 'event' : id}`),
    name: occurrence.title,
    url: absoluteUrl(pageOf(occurrence)),
    ...(description && { description }),
    ...dates,
    eventStatus: statusOf(occurrence, isMoved),
    ...previousStart(event, occurrence, isMoved),
    ...placeOf(occurrence),
    ...(occurrence.held_in.length > 0 && { inLanguage: occurrence.held_in }),
    image: [new URL(picture, absoluteUrl('/')).href],
    organizer: { '@type': 'Organization', name: currentChurch().name, url: absoluteUrl('/') },
    ...(schedule && { eventSchedule: schedule }),
    ...daysOf(event, occurrence),
  };
}

/** The days of a multi-day event that differ, each a subEvent. */
function daysOf(event: EventWithExceptions, occurrence: Occurrence): { subEvent?: Event[] } {
  const { status, closed_dates, changed_dates } = occurrence;
  if (status !== 'scheduled') return {};
  const dates = [...closed_dates, ...changed_dates.map(({ date }) => date)].sort();
  const days = dates.flatMap((date): Event[] => {
    const alone = { date, original_date: date, end_date: null, is_multi_day: false };
    const day = { ...onDay(occurrence, date), ...alone };
    const time = startAndEnd(day);
    if (!time) return [];
    const held = { eventStatus: statusOf(day, false), ...previousStart(event, day, false), ...placeOf(day) };
    return [{ '@type': 'Event', name: day.title, ...time, ...held }];
  });
  return days.length > 0 ? { subEvent: days } : {};
}

function startAndEnd(
  occurrence: Parameters<typeof extentOf>[0],
): { startDate: string; endDate?: string } | null {
  const extent = extentOf(occurrence);
  if (!extent) return null;
  if (extent.isAllDay) return { startDate: toDateText(extent.start), endDate: toDateText(extent.end - 1) };
  return { startDate: offsetText(extent.start), ...(extent.end && { endDate: offsetText(extent.end) }) };
}

function offsetText(clock: WallClock): string {
  return churchTimestamp(clockText(clock));
}

/** The previous start of a moved or late date. */
function previousStart(
  event: EventWithExceptions,
  { status, original_date, end_date, is_multi_day }: Occurrence,
  isMoved: boolean,
): { previousStartDate?: string } {
  if (status === 'late') {
    const usual = { ...event, date: original_date, end_date, is_multi_day };
    return { previousStartDate: startAndEnd(usual)?.startDate ?? original_date };
  }
  return isMoved && status !== 'cancelled' ? { previousStartDate: original_date } : {};
}

function statusOf({ status }: Occurrence, isMoved: boolean): EventStatusType {
  if (status === 'cancelled') return 'https://schema.org/EventCancelled';
  if (status === 'moved_online') return 'https://schema.org/EventMovedOnline';
  return isMoved || status === 'late'
    ? 'https://schema.org/EventRescheduled'
    : 'https://schema.org/EventScheduled';
}

/** An event at the church has its address; one elsewhere only the address that its location contains. */
function placeOf(occurrence: Occurrence): Pick<Event & object, 'location' | 'eventAttendanceMode'> {
  const where = whereaboutsOf(occurrence);
  const isMovedOnline = occurrence.status === 'moved_online';
  const name = (!isMovedOnline && occurrence.location) || currentChurch().name;
  if (where.at === 'online' || isMovedOnline) {
    const url = shownUrl(paths.livestream);
    const virtual: VirtualLocation = { '@type': 'VirtualLocation', name, url };
    return { eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode', location: virtual };
  }
  const address = where.at === 'church' ? churchAddress() : where.address;
  const place: Place = { '@type': 'Place', name, ...(address && { address }) };
  return { eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode', location: place };
}

/** Returns the next date of each church service as a schema.org Event, the nearest first. */
export function servicesStructuredData(
  services: readonly EventWithExceptions[],
  now: Date,
): WithContext<Event>[] {
  return services
    .flatMap((service) => serviceMoments([service], now, 1).map((moment) => ({ service, ...moment })))
    .sort((a, b) => a.start.getTime() - b.start.getTime())
    .flatMap(({ service, occurrence }) => eventStructuredData(service, occurrence) ?? []);
}
