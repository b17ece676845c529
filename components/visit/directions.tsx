import { TownMap } from '#components/art/town-map.tsx';
import { Button } from '#components/ui/button.tsx';
import { church, cityLine } from '#lib/core/church/church.ts';
import { ChurchMap } from './church-map.tsx';

const { latitude, longitude } = church.geo;
const place = encodeURIComponent(church.mapQuery);
const mapApps = [
  { name: 'Google Maps', href: `https://www.google.com/maps/dir/?api=1&destination=${place}` },
  { name: 'Apple Maps', href: `https://maps.apple.com/?daddr=${place}` },
  {
    name: 'OpenStreetMap',
    href: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`,
  },
] as const;

/** The map, and the ways to open it in an app of one's own. */
export function Directions() {
  return (
    <div className="grid gap-10 lg:grid-cols-12 lg:gap-12">
      <div className="lg:col-span-8">
        <ChurchMap
          drawing={<TownMap street={church.street} className="absolute inset-0 size-full" />}
          frameUrl={frameUrl()}
          title={`Map of ${church.street}, ${church.city}`}
        />
      </div>
      <div className="lg:col-span-4">
        <h2 id="directions" className="text-3xl">
          Finding us
        </h2>
        <address className="mt-4 text-lg not-italic">
          {church.street}
          <br />
          {cityLine}
        </address>
        <p className="mt-4 text-ink-2">
          Look for the limestone bell tower and the big oak. Directions in your own app:
        </p>
        <ul className="mt-4 flex flex-wrap gap-3 lg:flex-col lg:items-start">
          {mapApps.map(({ name, href }) => (
            <li key={name}>
              <Button href={href} target="_blank" variant="secondary" size="small">
                {name}
                <span className="sr-only"> (opens in a new tab)</span>
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** About a mile around the church, from OpenStreetMap. */
function frameUrl(): string {
  const url = new URL('https://www.openstreetmap.org/export/embed.html');
  const box = [longitude - 0.012, latitude - 0.008, longitude + 0.012, latitude + 0.008];
  url.searchParams.set('bbox', box.map((degrees) => degrees.toFixed(4)).join(','));
  url.searchParams.set('layer', 'mapnik');
  url.searchParams.set('marker', `${latitude},${longitude}`);
  return url.href;
}
