import { seriesTone } from '@/components/sermons/series-tone';
import { ogSize } from '@/lib/art/og/size';
import { pictureAnswer } from '@/lib/art/og-picture';
import { findSermon } from '@/lib/sermons/queries';

export const dynamic = 'force-dynamic';
export const size = ogSize;
export const contentType = 'image/png';

/** The picture of links to a sermon: its plate, its title, and who preached on what. */
export default function SermonPicture({ params }: { params: Promise<{ id: string }> }) {
  return pictureAnswer('sermon picture', async () => {
    const { id, title, speaker, passage, series, date } = await findSermon(await params);
    const kicker = passage ? `${speaker}, ${passage}` : speaker;
    return { title, kicker, seed: id, kind: 'sermon', tone: seriesTone(series), date };
  });
}
