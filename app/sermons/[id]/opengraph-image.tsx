import { seriesTone } from '@/components/sermons/series-tone';
import { ogSize } from '@/lib/art/og/size';
import { ogPicture } from '@/lib/art/og-picture';
import { AppError, statusOf } from '@/lib/errors';
import { findSermon } from '@/lib/sermons/queries';

export const dynamic = 'force-dynamic';
export const size = ogSize;
export const contentType = 'image/png';

/** The picture of links to a sermon: its plate, its title, and who preached on what. */
export default async function SermonPicture({ params }: { params: Promise<{ id: string }> }) {
  try {
    const { id, title, speaker, passage, series, date } = await findSermon(await params);
    const kicker = passage ? `${speaker}, ${passage}` : speaker;
    return await ogPicture({ title, kicker, seed: id, kind: 'sermon', tone: seriesTone(series), date });
  } catch (error) {
    if (error instanceof AppError) return new Response(null, { status: statusOf[error.code] });
    throw error;
  }
}
