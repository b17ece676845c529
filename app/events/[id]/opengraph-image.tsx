import { ogSize } from '#lib/art/og/drawing-work.ts';
import { pictureAnswer } from '#lib/art/og-picture.tsx';
import { formatDay } from '#lib/core/dates/day-words.ts';
import { parseOccurrenceId } from '#lib/events/occurrence-id.ts';
import { findEvent } from '#lib/events/queries.ts';
import { shownTime } from '#lib/events/times/shown-time.ts';

export const dynamic = 'force-dynamic';
export const size = ogSize;
export const contentType = 'image/png';

/** The Open Graph picture of an event or of one date of a series: plate, title and time. */
export default function EventPicture({ params }: { params: Promise<{ id: string }> }) {
  return pictureAnswer('event picture', async () => {
    const { id } = await params;
    const event = await findEvent({ id });
    const when = formatDay(event.date, 'EEEE, MMMM d');
    return {
      title: event.title,
      kicker: [when, shownTime(event.time)].filter(Boolean).join('\n'),
      seed: parseOccurrenceId(id)?.baseId ?? id,
      kind: 'event',
    };
  });
}
