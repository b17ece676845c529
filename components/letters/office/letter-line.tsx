import { Badge, type BadgeTone } from '#components/ui/badge.tsx';
import { PageLink } from '#components/ui/links/page-link.tsx';
import { unlinkedPaths } from '#lib/core/addresses/unlinked-paths.ts';
import { messages } from '#lib/language/messages.ts';
import type { LetterRow } from '#lib/letters/schema.ts';
import { countWords, momentWords, standingOf } from './letter-words.ts';

const tones: Record<ReturnType<typeof standingOf>, BadgeTone> = {
  draft: 'sunflower',
  ready: 'bluebonnet',
  sending: 'paintbrush',
  sent: 'cedar',
  skipped: 'quiet',
  stopped: 'quiet',
};

/** A letter in the list: what it is, where it stands, and how many mails were sent, wait, or did not arrive. */
export function LetterLine({ letter }: { letter: LetterRow }) {
  const { id, subject, send_at, sent_at } = letter;
  const standing = standingOf(letter);
  const moment = sent_at ?? (standing === 'ready' ? send_at : null);
  return (
    <li className="border-t border-rule">
      <PageLink
        href={unlinkedPaths.churchLetter(id)}
        className="flex min-h-14 flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3.5 hover:bg-limestone"
      >
        <span className="grid min-w-0 wrap-anywhere">
          <strong>{subject || messages.letterEditing.own.unnamed}</strong>
          <span className="text-sm text-ink-2">
            {[moment && momentWords(moment), ...countWords(letter)].filter(Boolean).join(' · ')}
          </span>
        </span>
        <Badge tone={tones[standing]}>{messages.letterEditing.states[standing]}</Badge>
      </PageLink>
    </li>
  );
}
