import { EditableText } from '#components/editing/editable-text.tsx';
import { EditableTitle } from '#components/editing/editable-title.tsx';
import { Static } from '#components/ui/static/static.tsx';
import { AddressLines } from '#components/ui/text/address-lines.tsx';
import { addressLines } from '#lib/core/church/address.ts';
import { currentChurch } from '#lib/core/church/current-church.ts';
import type { PageTexts } from '#lib/page-texts/register.ts';
import { MapApps } from './map-apps.tsx';
import { PlaceMap } from './place-map.tsx';

/** The map, and links that open it in a map app. */
export function Directions({ texts }: { texts: PageTexts }) {
  return (
    <div className="grid gap-10 lg:grid-cols-12 lg:gap-12">
      <div className="lg:col-span-8">
        <PlaceMap />
      </div>
      <Static className="lg:col-span-4">
        <EditableTitle id="directions" of="visit.map_title" texts={texts} className="text-3xl" />
        <address className="mt-4 text-lg not-italic">
          <AddressLines of={addressLines(currentChurch())} />
        </address>
        <EditableText of="visit.map" text={texts['visit.map']} className="mt-4 text-ink-2" />
        <MapApps />
      </Static>
    </div>
  );
}
