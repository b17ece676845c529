import { paths } from '#lib/core/addresses/linked-paths.ts';
import { absoluteUrl } from '#lib/core/addresses/urls.ts';
import { churchTimeZone } from '#lib/core/church/locale.ts';
import { toDateText } from '#lib/core/dates/day-number.ts';
import { heldInWords } from '../held-in/languages-held.ts';
import type { EventWithExceptions, Occurrence } from '../occurrence.ts';
import { feedPlace } from '../place.ts';
import { repetitionFrom } from '../series/repetition.ts';
import { readSeries } from '../series/series.ts';
import { shownTime } from '../times/shown-time.ts';
import { clockText, type Extent, extentOf } from '../times/wall-clock.ts';

/**
 * Returns the URL at which Google Calendar offers to add an occurrence with the following dates of its series; an
 * occurrence that differs from its series is added alone. Null when its date cannot be read.
 */
export function googleCalendarUrl(event: EventWithExceptions, occurrence: Occurrence): string | null {
  const extent = extentOf(occurrence);
  if (!extent) return null;
  const url = new URL('https://calendar.google.com/calendar/render');
  url.searchParams.set('action', 'TEMPLATE');
  url.searchParams.set('text', occurrence.title);
  url.searchParams.set('dates', datesOf(extent));
  url.searchParams.set('ctz', churchTimeZone());
  url.searchParams.set('location', feedPlace(occurrence));
  url.searchParams.set(
    'details',
    [
      shownTime(occurrence.time),
      heldInWords(occurrence),
      occurrence.description,
      absoluteUrl(paths.event(occurrence.id)),
    ]
      .filter(Boolean)
      .join('\n\n'),
  );
  const rule = ruleFrom(event, occurrence);
  if (rule) url.searchParams.set('recur', `RRULE:${rule}`);
  return url.href;
}

/** '20261125T190000/20261125T203000', or days without times; an hour without a known end. */
function datesOf(extent: Extent): string {
  const compact = (text: string) => text.replace(/[-:]/g, '');
  if (extent.isAllDay) return `${compact(toDateText(extent.start))}/${compact(toDateText(extent.end))}`;
  const end = extent.end ?? { ...extent.start, minutes: extent.start.minutes + 60 };
  return `${compact(clockText(extent.start))}/${compact(clockText(end))}`;
}

/** The only rule of the series; the form accepts one. */
function ruleFrom(event: EventWithExceptions, occurrence: Occurrence): string | null {
  const series = readSeries(event);
  const [part, ...others] = (series && repetitionFrom(series, occurrence)?.parts) ?? [];
  return part && others.length === 0 ? part.rule : null;
}
