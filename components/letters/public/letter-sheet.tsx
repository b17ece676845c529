import { PageLink } from '#components/ui/links/page-link.tsx';
import { Static } from '#components/ui/static/static.tsx';
import { unlinkedPaths } from '#lib/core/addresses/unlinked-paths.ts';
import { absoluteUrl } from '#lib/core/addresses/urls.ts';
import { currentChurch } from '#lib/core/church/current-church.ts';
import { formatDate } from '#lib/core/dates/calendar-date.ts';
import { langOf } from '#lib/core/translations/lang-of.ts';
import { messages } from '#lib/language/messages.ts';
import { type LetterPart, letterParts } from '#lib/letters/render/letter-parts.ts';
import type { LetterContent } from '#lib/letters/schema.ts';
import { LetterPartOnPage } from './letter-part.tsx';
import { letterStyles } from './letter-styles.ts';

/** A letter as a page of the site, in the parts of its mail. Printed, it stands alone on one sheet. */
export function LetterSheet({ letter }: { letter: LetterContent }) {
  const { id, subject, day } = letter;
  return (
    <Static className="letters bg-limestone">
      <style>{letterStyles}</style>
      <div className="wrap pt-12 pb-24">
        <p className="mb-6">
          <PageLink href={unlinkedPaths.letters} className="text-link inline-flex min-h-11 items-center">
            {messages.letterViews.all}
          </PageLink>
        </p>
        <article className="letter-sheet wrap-anywhere">
          <div className="letter-head text-sm text-ink-2">
            <span className="font-semibold">{currentChurch().name}</span>
            <time dateTime={day}>{formatDate(day, 'EEEE, MMMM d, yyyy')}</time>
          </div>
          <h1 {...langOf(letter, 'subject')} className="mt-6 text-4xl text-balance">
            {subject}
          </h1>
          {grouped(letterParts(letter)).map(({ isLists, parts }, group) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a letter have no other name than their place
            <div key={group} className={isLists ? 'letter-lists' : undefined}>
              {parts.map((part, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                <LetterPartOnPage key={place} part={part} />
              ))}
            </div>
          ))}
          <p className="letter-address">{absoluteUrl(unlinkedPaths.letter(id))}</p>
        </article>
      </div>
    </Static>
  );
}

interface Group {
  isLists: boolean;
  parts: LetterPart[];
}

/** Returns the parts with lists that follow each other together: on paper they stand in two columns. */
function grouped(parts: readonly LetterPart[]): Group[] {
  const groups: Group[] = [];
  for (const part of parts) {
    const isLists = part.kind === 'list';
    const last = groups.at(-1);
    if (last?.isLists === isLists) last.parts.push(part);
    else groups.push({ isLists, parts: [part] });
  }
  return groups;
}
