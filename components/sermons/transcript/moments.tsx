import { PageLink } from '#components/ui/links/page-link.tsx';
import { messages } from '#lib/language/messages.ts';
import type { FoundSermon } from '#lib/sermons/schema.ts';
import { placeAddress } from '#lib/sermons/transcripts/place-address.ts';
import { clockTime } from '#lib/sermons/transcripts/timestamp.ts';

interface MomentsProps {
  id: string;
  moments: NonNullable<FoundSermon['moments']>;
}

/** Where in a sermon the searched words are said: '38:12 ... grace abounding ...', each a link to its second. */
export function Moments({ id, moments }: MomentsProps) {
  return (
    <ul
      aria-label={messages.transcriptPage.moments}
      className="mb-5 grid gap-2 border-t border-rule pt-3 text-sm"
    >
      {moments.map(({ seconds, text }) => (
        <li key={`${seconds} ${text}`}>
          <PageLink href={placeAddress(id, seconds)} className="group block py-0.5 text-ink-2">
            {seconds !== null && (
              <span className="tabular font-semibold text-link">{clockTime(seconds)}</span>
            )}{' '}
            <span className="group-hover:underline underline-offset-4">{text}</span>
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
