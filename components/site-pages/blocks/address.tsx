import { Static } from '#components/ui/static/static.tsx';
import { AddressLines } from '#components/ui/text/address-lines.tsx';
import { MapApps } from '#components/visit/map-apps.tsx';
import { PlaceMap } from '#components/visit/place-map.tsx';
import { addressLines, hasAddress } from '#lib/core/church/address.ts';
import { currentChurch } from '#lib/core/church/current-church.ts';
import { messages } from '#lib/language/messages.ts';
import type { BlockViewProps } from '../rhythm.ts';

/** Where the church is, with its map. */
export function AddressView({ id }: BlockViewProps<'address'>) {
  const isKnown = hasAddress(currentChurch());
  return (
    <div className="grid gap-10 lg:grid-cols-12 lg:gap-12">
      <Static className="lg:col-span-4">
        <h2 className="text-3xl">{messages.pageViews.address}</h2>
        <address className="mt-4 text-lg not-italic">
          <AddressLines of={isKnown ? addressLines(currentChurch()) : [messages.layout.toBeAnnounced]} />
        </address>
        {isKnown && <MapApps />}
      </Static>
      {isKnown && (
        <div className="lg:col-span-8">
          <PlaceMap id={`${id}-street`} />
        </div>
      )}
    </div>
  );
}
