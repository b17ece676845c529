import './words-overview.css';
import { EditHere } from '#components/editing/edit-here.tsx';
import { Badge } from '#components/ui/badge.tsx';
import { PhoneFold } from '#components/ui/folds/phone-fold.tsx';
import { PageLink } from '#components/ui/links/page-link.tsx';
import { wordsOf } from '#lib/core/fields/values.ts';
import { messages } from '#lib/language/messages.ts';
import { currentInsertions } from '#lib/page-texts/current-insertions.ts';
import { fillText } from '#lib/page-texts/fill.ts';
import { type PageTextKey, pageTextPages, pageTextRegister } from '#lib/page-texts/register.ts';
import type { PageTextEntry } from '#lib/page-texts/schema.ts';

/** All of the church's words by page, each with its beginning, a badge where it was changed, and a pencil. */
export function WordsOverview({ entries }: { entries: Readonly<Record<PageTextKey, PageTextEntry>> }) {
  const facts = currentInsertions();
  return (
    <div className="wrap grid gap-4 pb-24 lg:gap-14">
      {pageTextPages.map(({ name, title, path, keys }) => (
        <section key={name} aria-labelledby={`words-${name}`}>
          <PhoneFold
            name={title}
            head={
              <div className="flex grow flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
                <h2 id={`words-${name}`} className="text-2xl">
                  {title}
                </h2>
                <p className="relative z-10 text-sm font-semibold">
                  <PageLink isForStaff href={path} className="text-link inline-flex min-h-11 items-center">
                    <span>{messages.words.see}</span>
                    <span className="sr-only">{messages.words.seen(title)}</span>
                  </PageLink>
                </p>
              </div>
            }
          >
            <ul className="mt-4 border-t border-rule">
              {keys.map((key) => (
                <li key={key} className="words-row flex items-center gap-4 border-b border-rule py-3.5">
                  <div className="min-w-0 flex-1">
                    <h3 className="flex flex-wrap items-center gap-3 font-sans text-base font-semibold tracking-normal">
                      <span>{pageTextRegister[key].title}</span>
                      {!entries[key].is_original && <Badge tone="cedar">{messages.words.yours}</Badge>}
                    </h3>
                    <p className="mt-0.5 line-clamp-2 text-sm text-ink-2">
                      {fillText(wordsOf(pageTextRegister[key].form, entries[key].value), facts)}
                    </p>
                  </div>
                  <EditHere of={`words:${key}`} />
                </li>
              ))}
            </ul>
          </PhoneFold>
        </section>
      ))}
    </div>
  );
}
