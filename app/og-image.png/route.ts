import { pictureAnswer } from '#lib/art/og-picture.tsx';
import { placeName } from '#lib/core/church/address.ts';
import { currentChurch, currentServices } from '#lib/core/church/current-church.ts';
import { gatheringTimes } from '#lib/core/church/service-labels.ts';

export const dynamic = 'force-dynamic';

/** The default Open Graph picture, in the size that twitter:card's summary_large_image needs. */
export function GET(): Promise<Response> {
  return pictureAnswer('default picture', async () => ({
    title: currentChurch().name,
    kicker: [placeName(currentChurch()), gatheringTimes(currentServices())].filter(Boolean).join('\n'),
  }));
}
