import { TownMap } from '#components/art/town-map.tsx';
import { Static } from '#components/ui/static/static.tsx';
import { currentChurch } from '#lib/core/church/current-church.ts';
import { messages } from '#lib/language/messages.ts';
import { ChurchMap } from './church-map.tsx';
import { type Point, pointOf } from './point.ts';

/**
 * The drawn map of the church, with a live one behind a button where its place is known.
 * @param id unique on the page, where there are several
 */
export function PlaceMap({ id }: { id?: string }) {
  const church = currentChurch();
  const { street, city } = church;
  const point = pointOf(church);
  const drawing = (
    <Static className="absolute inset-0">
      <TownMap street={street} {...(id && { id })} className="size-full" />
      <p className="absolute bottom-3 start-3 rounded-control bg-paper px-2.5 py-1 text-xs font-semibold text-ink-2">
        {messages.churchPages.visit.notToScale}
      </p>
    </Static>
  );
  if (!point) return <div className="relative aspect-[3/2] overflow-hidden rounded-card">{drawing}</div>;
  const title = messages.churchPages.visit.map(street, city);
  return (
    <div className="relative aspect-4/3 overflow-hidden rounded-card border border-ink/25 bg-[#e9efe0] md:aspect-16/10">
      <ChurchMap drawing={drawing} frameUrl={frameUrl(point)} title={title} />
    </div>
  );
}

/** About a mile around the church, from OpenStreetMap. */
function frameUrl({ latitude, longitude }: Point): string {
  const url = new URL('https://www.openstreetmap.org/export/embed.html');
  const box = [longitude - 0.012, latitude - 0.008, longitude + 0.012, latitude + 0.008];
  url.searchParams.set('bbox', box.map((degrees) => degrees.toFixed(4)).join(','));
  url.searchParams.set('layer', 'mapnik');
  url.searchParams.set('marker', `${latitude},${longitude}`);
  return url.href;
}
