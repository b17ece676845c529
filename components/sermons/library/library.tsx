import { Button } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { Pagination } from '#components/ui/links/pagination.tsx';
import { messages } from '#lib/language/messages.ts';
import { type Filters, libraryPath } from '#lib/sermons/filters.ts';
import { type Sermon, sermonsPerPage } from '#lib/sermons/schema.ts';
import { SermonCard } from '../sermon-card.tsx';

interface LibraryProps {
  sermons: readonly Sermon[];
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
      <ul className="mt-6 grid gap-x-7 gap-y-9 sm:grid-cols-2 lg:grid-cols-3">
        {sermons.map((sermon) => (
          <li key={sermon.id}>
            <SermonCard sermon={sermon} />
          </li>
        ))}
      </ul>
      <Pagination
        label={messages.sermonLibrary.pages}
        page={page}
        pageCount={Math.ceil(total / sermonsPerPage)}
        hrefOf={(number) => `${libraryPath({ ...filters, hasAllSeries: false }, number)}#browse`}
      />
    </>
  );
}
