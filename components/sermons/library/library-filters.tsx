import { SearchField } from '#components/search/search-field.tsx';
import { Button } from '#components/ui/button.tsx';
import { inLanguage } from '#lib/core/addresses/in-language.ts';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import { messages } from '#lib/language/messages.ts';
import { type Filters, isFiltered, libraryPath, noFilters } from '#lib/sermons/filters.ts';
import { LiveFilters } from './live-filters.tsx';
import { type NamedChoice, NameFilter } from './name-filter.tsx';

interface LibraryFiltersProps {
  filters: Filters;
  page: number;
  summary: string;
  series: readonly NamedChoice[];
  hasMore: boolean;
  speakers: readonly NamedChoice[];
}

/** The filters: search, series and speakers, combined. */
export function LibraryFilters({ filters, page, summary, series, hasMore, speakers }: LibraryFiltersProps) {
  return (
    <>
      <ClearForm id="clear-all" keeps={noFilters} />
      <ClearForm id="clear-series" keeps={{ ...filters, series: [] }} />
      <ClearForm id="clear-speaker" keeps={{ ...filters, speaker: [] }} />
      <search aria-label={messages.sermonLibrary.heading}>
        <LiveFilters
          applied={libraryPath(filters, page)}
          hasAllSeries={filters.hasAllSeries}
          summary={summary}
          loadingText={messages.sermons.loading}
          failureText={messages.sermons.loadFailed}
          className="mt-8"
        >
          <div className="grid pair-columns gap-3 sm:flex sm:flex-wrap">
            <SearchField
              label={messages.sermonLibrary.search}
              name="search"
              defaultValue={filters.search}
              placeholder={messages.sermonLibrary.searchExample}
              className="relative col-span-full grow basis-full md:basis-[19rem]"
            />{' '}
            <Button type="submit" className="max-sm:col-span-full">
              {messages.sermonLibrary.searchButton}
            </Button>{' '}
            <NameFilter
              name="series"
              label={messages.sermonLibrary.series}
              emptyText={messages.sermons.noSeries}
              options={series}
              chosen={filters.series}
              more={hasMore ? messages.sermonLibrary.showAllSeries : undefined}
              isOpen={filters.hasAllSeries}
            />{' '}
            <NameFilter
              name="speaker"
              label={messages.sermonLibrary.speakers}
              emptyText={messages.sermons.noSpeakers}
              options={speakers}
              chosen={filters.speaker}
            />{' '}
            <OpenDialogs />
            {isFiltered(filters) && (
              <Button type="submit" form="clear-all" data-clear="all" variant="quiet">
                {messages.sermonLibrary.clearFilters}
              </Button>
            )}
          </div>
        </LiveFilters>
      </search>
    </>
  );
}

/** Without scripts and popover support (Safari before 17, Firefox before 125) the dialogs are open. */
function OpenDialogs() {
  return (
    <noscript>
      <style>{withoutPopovers}</style>
    </noscript>
  );
}

const withoutPopovers =
  '@supports not selector(:popover-open){.name-filter{display:block;position:static;grid-column:1/-1;width:100%}[popovertarget]{display:none}}';

/** The form of a Clear button without scripts: the remaining filters. */
function ClearForm({ id, keeps }: { id: string; keeps: Filters }) {
  return (
    <form id={id} action={inLanguage(paths.sermons)} hidden>
      {keeps.search && <input type="hidden" name="search" value={keeps.search} />}
      {keeps.series.map((name) => (
        <input key={name} type="hidden" name="series" value={name} />
      ))}
      {keeps.speaker.map((name) => (
        <input key={name} type="hidden" name="speaker" value={name} />
      ))}
    </form>
  );
}
