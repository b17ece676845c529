import './visit-road.css';
import { DrawnFile } from '#components/art/drawn-file.tsx';
import road from '#components/art/road.svg';
import { EditableText } from '#components/editing/editable-text.tsx';
import { LetterForm } from '#components/subscribers/letter-form.tsx';
import { PageLink } from '#components/ui/links/page-link.tsx';
import { Static } from '#components/ui/static/static.tsx';
import { shownAddress } from '#lib/core/addresses/hidden-pages.ts';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import { messages } from '#lib/language/messages.ts';
import type { PageTexts } from '#lib/page-texts/register.ts';
import { langOfWords } from '#lib/page-texts/spoken/lang-of-words.ts';

interface VisitRoadProps {
  words: PageTexts['home.road'];
  /** Whether letters can be subscribed to. */
  hasLetters?: boolean;
}

/** The link to planning a visit, drawn as a road and a sign. */
export function VisitRoad({ words, hasLetters }: VisitRoadProps) {
  return (
    <Static as="section" aria-labelledby="visit-title" className="visit-road">
      <div className="wrap visit-road-words">
        <div>
          <h2 id="visit-title" className="max-w-[9.4em] text-5xl" {...langOfWords('home.road', 'title')}>
            {words.title}
          </h2>
          <EditableText of="home.road" text={words.text} className="mt-5 max-w-[23em] text-lg text-ink-2" />
          {hasLetters && <LetterForm />}
        </div>
        {shownAddress(paths.visit) && <RoadSign />}
      </div>
      <DrawnFile file={road} width={1200} height={400} className="visit-road-picture" />
    </Static>
  );
}

function RoadSign() {
  return (
    <PageLink href={paths.visit} className="road-sign">
      <span>{messages.pages.titles.visit}</span>
      <svg aria-hidden="true" viewBox="0 0 40 40" fill="none" stroke="currentColor" strokeWidth="5">
        <path d="M20 36V6M8 18 20 6l12 12" />
      </svg>
    </PageLink>
  );
}
