import { PageLink } from '#components/ui/links/page-link.tsx';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import { langOf } from '#lib/core/translations/lang-of.ts';
import type { Occurrence } from '#lib/events/occurrence.ts';
import { placeName } from '#lib/events/place.ts';

interface OccurrencePlaceProps {
  occurrence: Pick<Occurrence, 'status' | 'location' | 'untranslated'>;
}

/** The place of an occurrence; an online-only one links to the stream. */
export function OccurrencePlace({ occurrence }: OccurrencePlaceProps) {
  const name = placeName(occurrence);
  if (occurrence.status !== 'moved_online') return <bdi {...langOf(occurrence, 'location')}>{name}</bdi>;
  return (
    <PageLink href={paths.livestream} className="text-link relative z-10">
      {name}
    </PageLink>
  );
}
