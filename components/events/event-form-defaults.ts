import type { EventRow } from '#lib/events/occurrence.ts';
import type { EventFormValues, WeekdayOccurrence } from '#lib/events/schema.ts';
import { frequencyOf } from '#lib/events/series/series-rule.ts';

/** The values of an empty form. */
export function emptyEventForm(): EventFormValues {
  return {
    title: '',
    date: '',
    time: '',
    location: '',
    whereabouts: 'church',
    description: '',
    image_url: '',
    is_featured: false,
    show_in_banner: false,
    is_multi_day: false,
    end_date: '',
    recurrence_type: 'one_time',
    recurrence_frequency: 'weekly',
    has_end_date: false,
    recurrence_pattern: 'simple',
    weekday_occurrences: [],
    target_weekday: null,
    month_day: null,
  };
}

/** A row as the form shows it (specification section 4, 'Event form'; reading 31). */
export function eventFormFrom(row: EventRow): EventFormValues {
  const hasEnd = row.end_date !== null && row.end_date !== row.date;
  return {
    title: row.title,
    date: row.date,
    time: row.time,
    location: row.location,
    whereabouts: row.is_offsite ? 'elsewhere' : 'church',
    description: row.description,
    image_url: row.image_url ?? '',
    is_featured: row.is_featured,
    show_in_banner: row.show_in_banner,
    is_multi_day: !row.is_recurring && hasEnd,
    end_date: hasEnd ? (row.end_date ?? '') : '',
    recurrence_type: row.is_recurring ? 'recurring' : 'one_time',
    recurrence_frequency: frequencyOf(row),
    has_end_date: row.is_recurring && row.end_date !== null,
    recurrence_pattern: row.recurrence_pattern === 'nth_weekday' ? 'nth_weekday' : 'simple',
    weekday_occurrences: (row.weekday_occurrences ?? []) as WeekdayOccurrence[],
    target_weekday: row.target_weekday,
    month_day: row.month_day,
  };
}
