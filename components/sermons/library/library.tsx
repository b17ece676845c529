import { Button } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { Pagination } from '#components/ui/links/pagination.tsx';
import { messages } from '#lib/language/messages.ts';
import { type Filters, libraryPath } from '#lib/sermons/filters.ts';
import { type FoundSermon, sermonsPerPage } from '#lib/sermons/schema.ts';
import { SermonGrid } from './sermon-grid.tsx';

interface LibraryProps {
  sermons: readonly FoundSermon[];
  total: number;
  filters: Filters;
  page: number;
  /** Whether the church has no sermon yet, as opposed to no match. */
  hasNone: boolean;
}

/** A page of six sermons, or advice when none was found. */
export function Library({ sermons, total, filters, page, hasNone }: LibraryProps) {
  if (sermons.length === 0 && hasNone)
    return <EmptyState title={messages.sermons.noneYet} className="mt-6" />;
  if (sermons.length === 0) {
    return (
      <EmptyState title={messages.sermons.noneFound} className="mt-6">
        <Button type="submit" form="clear-all" variant="secondary" className="mt-4">
          {messages.sermonLibrary.clearAllFilters}
        </Button>
      </EmptyState>
    );
  }
  return (
    <>
      <SermonGrid sermons={sermons} />
      <Pagination
        label={messages.sermonLibrary.pages}
        page={page}
        pageCount={Math.ceil(total / sermonsPerPage)}
        hrefOf={(number) => `${libraryPath({ ...filters, hasAllSeries: false }, number)}#browse`}
      />
    </>
  );
}
