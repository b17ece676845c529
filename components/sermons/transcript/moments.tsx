import { PageLink } from '#components/ui/links/page-link.tsx';
import { langAsTyped } from '#lib/core/translations/lang-of.ts';
import { messages } from '#lib/language/messages.ts';
import type { FoundSermon } from '#lib/sermons/schema.ts';
import { clockTime, placeFragment } from '#lib/sermons/transcripts/timestamp.ts';

interface MomentsProps {
  /** Of the sermon. */
  path: string;
  moments: NonNullable<FoundSermon['moments']>;
  className: string;
}

/** Where in a sermon the searched words are said: '38:12 ... grace abounding ...', each a link to its second. */
export function Moments({ path, moments, className }: MomentsProps) {
  return (
    <ul aria-label={messages.transcriptPage.moments} className={`grid gap-2 text-sm ${className}`}>
      {moments.map(({ seconds, text }) => (
        <li key={`${seconds} ${text}`}>
          <PageLink
            href={`${path}${seconds === null ? '' : placeFragment(seconds)}`}
            className="group block py-0.5 text-ink-2"
          >
            {seconds !== null && (
              <span className="tabular font-semibold text-link">{clockTime(seconds)}</span>
            )}{' '}
            <span className="group-hover:underline underline-offset-4" {...langAsTyped()}>
              {text}
            </span>
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
