import { seriesTone } from '#components/sermons/series-tone.ts';
import { ogSize } from '#lib/art/og/drawing-work.ts';
import { pictureAnswer } from '#lib/art/og-picture.tsx';
import { findSermon } from '#lib/sermons/queries.ts';

export const dynamic = 'force-dynamic';
export const size = ogSize;
export const contentType = 'image/png';

/** The Open Graph picture of a sermon: plate, title, speaker and passage. */
export default function SermonPicture({ params }: { params: Promise<{ id: string }> }) {
  return pictureAnswer('sermon picture', async () => {
    const { id, title, speaker, passage, series, date } = await findSermon(await params);
    const kicker = passage ? `${speaker}, ${passage}` : speaker;
    return { title, kicker, seed: id, kind: 'sermon', tone: seriesTone(series), date };
  });
}
