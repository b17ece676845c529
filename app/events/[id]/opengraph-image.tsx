import { ogSize } from '@/lib/art/og/size';
import { ogPicture } from '@/lib/art/og-picture';
import { formatDate } from '@/lib/dates';
import { AppError, statusOf } from '@/lib/errors';
import { parseOccurrenceId } from '@/lib/events/occurrence-id';
import { findEvent } from '@/lib/events/queries';

export const dynamic = 'force-dynamic';
export const size = ogSize;
export const contentType = 'image/png';

/** The picture of links to an event, or to one date of a series: its plate, its title and when it is. */
export default async function EventPicture({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  try {
    const event = await findEvent({ id });
    const when = formatDate(event.date, 'EEEE, MMMM d');
    return await ogPicture({
      title: event.title,
      kicker: [when, event.time].filter(Boolean).join('\n'),
      seed: parseOccurrenceId(id)?.baseId ?? id,
      kind: 'event',
    });
  } catch (error) {
    if (error instanceof AppError) return new Response(null, { status: statusOf[error.code] });
    throw error;
  }
}
