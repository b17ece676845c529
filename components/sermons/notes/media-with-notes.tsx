import type { Sermon } from '#lib/sermons/schema.ts';
import { SermonMedia } from '../sermon-media.tsx';
import { SermonNotes } from './sermon-notes.tsx';

/** The player and the notes beside it; what plays stays in sight while the notes are filled in. */
export function MediaWithNotes({ sermon }: { sermon: Sermon }) {
  return (
    <div className="media-with-notes">
      <SermonMedia
        sermon={sermon}
        sizes="(min-width: 1024px) 680px, 92vw"
        className="notes-media rounded-card"
      />
      <SermonNotes sermon={sermon} className="beside-media" />
    </div>
  );
}
