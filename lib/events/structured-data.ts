import type { Event, EventStatusType, Place, VirtualLocation, WithContext } from 'schema-dts';
import { currentChurch } from '#lib/core/church/current-church.ts';
import { churchTimestamp } from '#lib/core/dates/church-time.ts';
import { toDateText } from '#lib/core/dates/day-number.ts';
import { paths } from '#lib/core/site/paths.ts';
import { churchAddress } from '#lib/core/site/structured-data.ts';
import { absoluteUrl } from '#lib/core/site/urls.ts';
import { eventSchedule } from './event-schedule.ts';
import { type EventWithExceptions, type Occurrence, pageOf } from './occurrence.ts';
import { whereaboutsOf } from './place.ts';
import { isListed } from './schema.ts';
import { clockText, extentOf, type WallClock } from './wall-clock.ts';

/**
 * An occurrence as search engines read it (schema.org Event), with everything their event listings need; for a
 * date that is as its series has it also the schedule. Null when its date cannot be read. Times carry the church's
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
  const picture = image_url ?? (isListed(occurrence) ? paths.eventPicture(id) : paths.socialImage);
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    '@id': absoluteUrl(`${pageOf(occurrence)}#${isListed(occurrence) ? 'event' : id}`),
    name: occurrence.title,
    url: absoluteUrl(pageOf(occurrence)),
    ...(description && { description }),
    ...dates,
    eventStatus: statusOf(occurrence, isMoved),
    ...(isMoved && !occurrence.is_cancelled && { previousStartDate: occurrence.original_date }),
    ...placeOf(occurrence),
    image: [new URL(picture, absoluteUrl('/')).href],
    organizer: { '@type': 'Organization', name: currentChurch().name, url: absoluteUrl('/') },
    ...(schedule && { eventSchedule: schedule }),
  };
}

function startAndEnd(occurrence: Occurrence): { startDate: string; endDate?: string } | null {
  const extent = extentOf(occurrence);
  if (!extent) return null;
  if (extent.isAllDay) return { startDate: toDateText(extent.start), endDate: toDateText(extent.end - 1) };
  return { startDate: offsetText(extent.start), ...(extent.end && { endDate: offsetText(extent.end) }) };
}

function offsetText(clock: WallClock): string {
  return churchTimestamp(clockText(clock));
}

function statusOf({ is_cancelled }: Occurrence, isMoved: boolean): EventStatusType {
  if (is_cancelled) return 'https://schema.org/EventCancelled';
  return isMoved ? 'https://schema.org/EventRescheduled' : 'https://schema.org/EventScheduled';
}

/** What is at the church has its address; what is elsewhere has none but the one its words hold. */
function placeOf(occurrence: Occurrence): Pick<Event & object, 'location' | 'eventAttendanceMode'> {
  const name = occurrence.location || currentChurch().name;
  const where = whereaboutsOf(occurrence);
  if (where.at === 'online') {
    const url = absoluteUrl(paths.livestream);
    const virtual: VirtualLocation = { '@type': 'VirtualLocation', name, url };
    return { eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode', location: virtual };
  }
  const address = where.at === 'church' ? churchAddress() : where.address;
  const place: Place = { '@type': 'Place', name, ...(address && { address }) };
  return { eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode', location: place };
}
