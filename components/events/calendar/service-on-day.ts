import { untranslatedTexts } from '#lib/core/translations/lang-of.ts';
import type { Occurrence } from '#lib/events/occurrence.ts';
import { statusName } from '#lib/events/series/occurrence-status.ts';
import { shownTime } from '#lib/events/times/shown-time.ts';
import { messages } from '#lib/language/messages.ts';

/** Returns a service that is no calendar event by name and time. */
export function serviceOnDay(service: Occurrence): string {
  const { time, status } = service;
  return messages.events.serviceOn({ ...service, time: shownTime(time), said: statusName(status) });
}

/** Returns the names of these services without a translation, shown in the first language. */
export function serviceNames(services: readonly Occurrence[]): string[] {
  return untranslatedTexts(services, 'short_title', 'title');
}
