import { TownMap } from '#components/art/town-map.tsx';
import { EditHere } from '#components/editing/edit-here.tsx';
import { EditableText } from '#components/editing/editable-text.tsx';
import { Button } from '#components/ui/button.tsx';
import { Static } from '#components/ui/static/static.tsx';
import { addressLine, cityLine } from '#lib/core/church/address.ts';
import type { Church } from '#lib/core/church/church-row.ts';
import { currentChurch } from '#lib/core/church/current-church.ts';
import { messages } from '#lib/language/messages.ts';
import type { PageTexts } from '#lib/page-texts/register.ts';
import { ChurchMap } from './church-map.tsx';

/** The map, and links that open it in a map app. */
export function Directions({ texts }: { texts: PageTexts }) {
  const church = currentChurch();
  const { street, city } = church;
  const point = pointOf(church);
  const drawing = (
    <Static className="absolute inset-0">
      <TownMap street={street} className="size-full" />
      <p className="absolute bottom-3 start-3 rounded-control bg-paper px-2.5 py-1 text-xs font-semibold text-ink-2">
        {messages.churchPages.visit.notToScale}
      </p>
    </Static>
  );
  return (
    <div className="grid gap-10 lg:grid-cols-12 lg:gap-12">
      <div className="lg:col-span-8">
        {point ? (
          <ChurchMap
            drawing={drawing}
            frameUrl={frameUrl(point)}
            title={messages.churchPages.visit.map(street, city)}
          />
        ) : (
          <div className="relative aspect-[3/2] overflow-hidden rounded-card">{drawing}</div>
        )}
      </div>
      <Static className="lg:col-span-4">
        <h2 id="directions" className="text-3xl">
          <span>{texts['visit.map_title']}</span>
          <EditHere of="words:visit.map_title" />
        </h2>
        <address className="mt-4 text-lg not-italic">
          <bdi>{street}</bdi>
          <br />
          <bdi>{cityLine(church)}</bdi>
        </address>
        <EditableText of="visit.map" text={texts['visit.map']} className="mt-4 text-ink-2" />
        <MapApps apps={mapApps(addressLine(church), point)} />
      </Static>
    </div>
  );
}

function MapApps({ apps }: { apps: ReturnType<typeof mapApps> }) {
  return (
    <ul className="mt-4 flex flex-wrap gap-3 lg:flex-col lg:items-start">
      {apps.map(({ name, href }) => (
        <li key={name}>
          <Button href={href} target="_blank" variant="secondary" size="small">
            <span>{name}</span>
            <span className="sr-only">{messages.ui.newTab}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}

interface Point {
  latitude: number;
  longitude: number;
}

function pointOf({ latitude, longitude }: Church): Point | undefined {
  return latitude === null || longitude === null ? undefined : { latitude, longitude };
}

/** Links by address, or by coordinates. */
function mapApps(address: string, point: Point | undefined): { name: string; href: string }[] {
  const place = encodeURIComponent(address);
  const apps = [
    { name: 'Google Maps', href: `https://www.google.com/maps/dir/?api=1&destination=${place}` },
    { name: 'Apple Maps', href: `https://maps.apple.com/?daddr=${place}` },
  ];
  if (!point) return apps;
  const { latitude, longitude } = point;
  const href = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`;
  return [...apps, { name: 'OpenStreetMap', href }];
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
