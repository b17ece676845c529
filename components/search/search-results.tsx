import { Moments } from '#components/sermons/transcript/moments.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { PageLink } from '#components/ui/links/page-link.tsx';
import { Pagination } from '#components/ui/links/pagination.tsx';
import { withoutPrefix } from '#lib/core/addresses/in-language.ts';
import { unlinkedPaths } from '#lib/core/addresses/unlinked-paths.ts';
import { formatDate } from '#lib/core/dates/calendar-date.ts';
import { langIn, langOf } from '#lib/core/translations/lang-of.ts';
import { messages } from '#lib/language/messages.ts';
import { resultsPerPage, type SearchResult } from '#lib/search/schema.ts';

export interface SearchResultsProps {
  words: string;
  /** From 1. */
  page: number;
  /** Null when the search failed. */
  found: { rows: readonly SearchResult[]; total: number; isGuess: boolean } | null;
}

/** One page of what was found. */
export function SearchResults({ words, page, found }: SearchResultsProps) {
  const { failed, none, advice, guessed, pages } = messages.search;
  if (!found)
    return (
      <p role="alert" className="text-lg">
        {failed}
      </p>
    );
  const { rows, total, isGuess } = found;
  if (rows.length === 0) return <EmptyState title={none(words)}>{advice}</EmptyState>;
  return (
    <>
      <p role="status" className="font-semibold wrap-anywhere text-ink-2">
        {isGuess ? guessed(words) : messages.search.found(total, words)}
      </p>
      <ol className="mt-4 max-w-3xl border-t border-rule">
        {rows.map((row) => (
          <li key={`${row.kind} ${row.url} ${row.title}`} className="border-b border-rule py-5">
            <Result {...row} />
          </li>
        ))}
      </ol>
      <Pagination
        label={pages}
        page={page}
        pageCount={Math.ceil(total / resultsPerPage)}
        hrefOf={(number) => unlinkedPaths.searchFor(words, number)}
      />
    </>
  );
}

function Result(row: SearchResult) {
  const { kind, title, excerpt, date, moments = [], language } = row;
  const url = withoutPrefix(row.url);
  const day = date && formatDate(date, 'MMMM d, yyyy');
  const isSaid = moments.some(({ text }) => text === excerpt);
  return (
    <>
      <h2 className="text-2xl wrap-anywhere">
        <PageLink
          href={url}
          {...langOf(row, 'title')}
          className="text-accent hover:underline underline-offset-4"
        >
          {title}
        </PageLink>
      </h2>
      <p className="mt-1 text-sm text-ink-3">
        <span>{messages.search.kinds[kind]}</span>
        {day && <span>{` · ${day}`}</span>}
      </p>
      {excerpt && !isSaid && (
        <p {...(language && langIn(language))} className="measure mt-2 wrap-anywhere text-ink-2">
          {excerpt}
        </p>
      )}
      {moments.length > 0 && <Moments path={url} moments={moments} className="measure mt-3" />}
    </>
  );
}
