import { serviceTitle } from '#lib/core/church/service-labels.ts';
import { formatDate } from '#lib/core/dates/calendar-date.ts';
import { weekdayOn } from '#lib/core/dates/day-number.ts';
import type { EventRow } from '../schema.ts';
import { describeRecurrence } from '../series/recurrence-labels.ts';
import { frequencyOf } from '../series/series-rule.ts';
import { parseTimeRange } from '../times/time-range.ts';

/** Returns the heading of the edit form: 'Sunday Service, Sunday 9:00 AM'; the name alone without a clock time. */
export function serviceHeading(service: EventRow): string {
  const { title, time, date, is_recurring } = service;
  const start = parseTimeRange(time)?.start;
  if (start === undefined) return title;
  const isWeekly = is_recurring && frequencyOf(service) === 'weekly';
  return serviceTitle({
    name: title,
    weekday: isWeekly ? weekdayOn(date) : null,
    rhythm: describeRecurrence(service) ?? formatDate(date, 'EEEE, MMMM d, yyyy'),
    start,
  });
}
