import type { Sermon } from '#lib/sermons/schema.ts';
import { SermonCard } from '../sermon-card.tsx';

interface SermonGridProps {
  sermons: readonly Sermon[];
  /** Whether their order means something. */
  isOrdered?: boolean;
}

/** Cards of sermons, three in a row where there is room. */
export function SermonGrid({ sermons, isOrdered = false }: SermonGridProps) {
  const List = isOrdered ? 'ol' : 'ul';
  return (
    <List className="mt-6 grid gap-x-7 gap-y-9 sm:grid-cols-2 lg:grid-cols-3">
      {sermons.map((sermon) => (
        <li key={sermon.id}>
          <SermonCard sermon={sermon} />
        </li>
      ))}
    </List>
  );
}
