import type { Chapter } from '#lib/sermons/schema.ts';
import { placeFragment } from '#lib/sermons/transcripts/place-fragment.ts';
import { clockTime } from '#lib/sermons/transcripts/timestamp.ts';

/** The chapters of a sermon, each a link to where it begins. */
export function ChapterList({ chapters }: { chapters: readonly Chapter[] }) {
  return (
    <ol className="mt-4 border-t border-rule">
      {chapters.map(({ seconds, title }) => (
        <li key={seconds} className="border-b border-rule">
          <a href={placeFragment(seconds)} data-seconds={seconds} className="sermon-chapter">
            <span className="tabular text-sm text-ink-3">{clockTime(seconds)}</span> <span>{title}</span>
          </a>
        </li>
      ))}
    </ol>
  );
}
