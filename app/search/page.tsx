import type { Metadata } from 'next';
import { SearchField } from '#components/search/search-field.tsx';
import { SearchResults, type SearchResultsProps } from '#components/search/search-results.tsx';
import { Button } from '#components/ui/button.tsx';
import { PageHeading } from '#components/ui/page-heading.tsx';
import { inLanguage } from '#lib/core/addresses/in-language.ts';
import type { QueryOf } from '#lib/core/addresses/pages.ts';
import { unlinkedPaths } from '#lib/core/addresses/unlinked-paths.ts';
import { pageMetadata } from '#lib/core/metadata/metadata.ts';
import { messages } from '#lib/language/messages.ts';
import { searchSite } from '#lib/search/queries.ts';
import { resultsPerPage } from '#lib/search/schema.ts';

interface SearchPageProps {
  searchParams: Promise<QueryOf<'/search'>>;
}

export async function generateMetadata({ searchParams }: SearchPageProps): Promise<Metadata> {
  const { words } = read(await searchParams);
  const { title, titleOf, lead } = messages.search;
  return pageMetadata({
    title: words ? titleOf(words) : title,
    description: lead,
    path: unlinkedPaths.search,
  });
}

export default async function SearchPage({ searchParams }: SearchPageProps) {
  const { words, page } = read(await searchParams);
  return (
    <>
      <PageHeading title={messages.search.title}>
        <p>{messages.search.lead}</p>
        <SearchForm words={words} />
      </PageHeading>
      <div className="wrap pb-24">
        {words && <SearchResults words={words} {...(await load(words, page))} />}
      </div>
    </>
  );
}

/** Returns one page of results, the first for a number past the end; `found` is null when the search fails. */
async function load(words: string, page: number): Promise<Omit<SearchResultsProps, 'words'>> {
  try {
    const offset = (page - 1) * resultsPerPage;
    const found = await searchSite({ q: words, limit: resultsPerPage, offset });
    return found.rows.length > 0 || page === 1 ? { found, page } : await load(words, 1);
  } catch {
    return { found: null, page };
  }
}

/** Control characters are no words; what is too long is searched by its beginning. */
function read({ q, page }: QueryOf<'/search'>): { words: string; page: number } {
  const typed = [q].flat()[0] ?? '';
  const words = [...typed.replace(/\p{Cc}+/gu, ' ').trim()].slice(0, 200).join('');
  return { words, page: Math.max(1, Number([page].flat()[0]) || 1) };
}

/** The field of the search; a plain form, so that it works without scripts. */
function SearchForm({ words }: { words: string }) {
  return (
    <search className="mt-8 block">
      <form action={inLanguage(unlinkedPaths.search)} className="flex flex-wrap gap-3">
        <SearchField
          label={messages.search.field}
          name="q"
          defaultValue={words}
          placeholder={messages.search.example}
          required
          className="min-w-0 grow basis-56"
        />
        <Button type="submit">{messages.search.button}</Button>
      </form>
    </search>
  );
}
