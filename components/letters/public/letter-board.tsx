import { Button } from '#components/ui/button.tsx';
import { PageLink } from '#components/ui/links/page-link.tsx';
import { Pagination } from '#components/ui/links/pagination.tsx';
import { PageHeading } from '#components/ui/page-heading.tsx';
import { Static } from '#components/ui/static/static.tsx';
import { unlinkedPaths } from '#lib/core/addresses/unlinked-paths.ts';
import { currentChurch } from '#lib/core/church/current-church.ts';
import { formatDate } from '#lib/core/dates/calendar-date.ts';
import { langOf } from '#lib/core/translations/lang-of.ts';
import { messages } from '#lib/language/messages.ts';
import type { LettersPage } from '#lib/letters/public/letters-page.ts';
import { letterStyles } from './letter-styles.ts';

interface LetterBoardProps extends LettersPage {
  /** Whether visitors may subscribe. */
  isOffered: boolean;
}

/** The letters that everybody may read, the newest first. */
export function LetterBoard({ letters, page, pageCount, isOffered }: LetterBoardProps) {
  const words = messages.letterViews;
  return (
    <Static className="letters bg-limestone">
      <style>{letterStyles}</style>
      <PageHeading
        title={messages.pages.titles.letters}
        aside={isOffered && <Button href={unlinkedPaths.subscribePage}>{words.subscribe}</Button>}
      >
        <p>{words.lead(currentChurch().name)}</p>
      </PageHeading>
      <div className="wrap pb-24">
        {letters.length === 0 && <p className="measure text-ink-2">{words.none}</p>}
        <ul>
          {letters.map(({ id, subject, day, untranslated }) => (
            <li key={id} className="letter-row">
              <time dateTime={day} className="tabular text-ink-2">
                {formatDate(day, 'MMMM d, yyyy')}
              </time>
              <PageLink
                {...langOf({ untranslated }, 'subject')}
                href={unlinkedPaths.letter(id)}
                className="text-link text-lg font-semibold wrap-anywhere"
              >
                {subject}
              </PageLink>
            </li>
          ))}
        </ul>
        <Pagination
          label={words.pages}
          page={page}
          pageCount={pageCount}
          hrefOf={(number) => unlinkedPaths.lettersPage(number)}
        />
      </div>
    </Static>
  );
}
