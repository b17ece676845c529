import { churchLanguage } from '#lib/core/church/locale.ts';
import { defaultServicesIn, type RegularService } from '#lib/core/church/regular-service.ts';
import { addDays, type DateText } from '#lib/core/dates/calendar-date.ts';
import { weekdayOn } from '#lib/core/dates/day-number.ts';
import type { Language } from '#lib/core/language/languages.ts';
import type { EventWithExceptions } from '../occurrence.ts';
import { serviceInput } from '../schema.ts';

/**
 * Returns the rows of the services of a new site: weekly, starting on their last weekday on or before `today`
 * (yyyy-MM-dd), not listed. Gatherings of everyone are streamed.
 */
export function defaultServiceRows(
  today: DateText,
  language: Language = churchLanguage(),
): EventWithExceptions[] {
  const written = `${today}T00:00:00.000Z`;
  return defaultServicesIn(language).map((service) => ({
    ...asWritten(service, today),
    id: service.id,
    month_day: null,
    source_name: null,
    sequence: 0,
    created_at: written,
    updated_at: written,
    exceptions: [],
  }));
}

function asWritten({ name, weekday, start, lengthMinutes, isStreamed }: RegularService, today: DateText) {
  return serviceInput.parse({
    title: name,
    date: addDays(today, -(((weekdayOn(today) ?? 0) - (weekday ?? 0) + 7) % 7)),
    time: storedTime(start),
    length_minutes: lengthMinutes,
    is_streamed: isStreamed,
    listed: false,
    is_recurring: true,
    recurrence_frequency: 'weekly',
  });
}

/** Returns minutes since midnight as a new site's rows have them in every language: '9:00 AM'. */
function storedTime(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  return `${((hours + 11) % 12) + 1}:${String(minutes % 60).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`;
}
