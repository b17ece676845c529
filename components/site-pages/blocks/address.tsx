import { MapApps } from '#components/church-pages/visit/map-apps.tsx';
import { PlaceMap } from '#components/church-pages/visit/place-map.tsx';
import { Static } from '#components/ui/static/static.tsx';
import { cityLine } from '#lib/core/church/address.ts';
import { currentChurch } from '#lib/core/church/current-church.ts';
import { messages } from '#lib/language/messages.ts';
import type { BlockViewProps } from '../block-view.tsx';

/** Where the church is, with its map. */
export function AddressView({ id }: BlockViewProps<'address'>) {
  return (
    <div className="grid gap-10 lg:grid-cols-12 lg:gap-12">
      <Static className="lg:col-span-4">
        <h2 className="text-3xl">{messages.pageViews.address}</h2>
        <address className="mt-4 text-lg not-italic">
          <bdi>{currentChurch().street}</bdi>
          <br />
          <bdi>{cityLine(currentChurch())}</bdi>
        </address>
        <MapApps />
      </Static>
      <div className="lg:col-span-8">
        <PlaceMap id={`${id}-street`} />
      </div>
    </div>
  );
}
