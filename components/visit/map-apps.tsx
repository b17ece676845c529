import { Button } from '#components/ui/button.tsx';
import { addressLine } from '#lib/core/church/address.ts';
import { currentChurch } from '#lib/core/church/current-church.ts';
import { messages } from '#lib/language/messages.ts';
import { type Point, pointOf } from './point.ts';

/** Links that open the church's address in a map app. */
export function MapApps() {
  const church = currentChurch();
  return (
    <ul className="mt-4 flex flex-wrap gap-3 lg:flex-col lg:items-start">
      {mapApps(addressLine(church), pointOf(church)).map(({ name, href }) => (
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
