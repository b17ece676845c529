import { PageLink } from '#components/ui/links/page-link.tsx';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import type { Occurrence } from '#lib/events/occurrence.ts';
import { placeName } from '#lib/events/place.ts';

/** The place of an occurrence; an online-only one links to the stream. */
export function OccurrencePlace({ occurrence }: { occurrence: Pick<Occurrence, 'status' | 'location'> }) {
  const name = placeName(occurrence);
  if (occurrence.status !== 'moved_online') return <bdi>{name}</bdi>;
  return (
    <PageLink href={paths.livestream} className="text-link relative z-10">
      {name}
    </PageLink>
  );
}
