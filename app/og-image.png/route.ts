import { pictureAnswer } from '#lib/art/og-picture.tsx';
import { placeName } from '#lib/core/church/address.ts';
import { currentChurch, currentServices } from '#lib/core/church/current-church.ts';
import { gatheringTimes } from '#lib/core/church/service-labels.ts';
import { readOr } from '#lib/core/operations/read-or.ts';
import { findSettings } from '#lib/livestream/queries.ts';
import { defaultSettings } from '#lib/livestream/schema.ts';

export const dynamic = 'force-dynamic';

/** The default Open Graph picture, in the size that twitter:card's summary_large_image needs. */
export function GET(): Promise<Response> {
  return pictureAnswer('default picture', async () => ({
    title: currentChurch().name,
    photo: currentChurch().hero === 'picture' ? await readPhoto() : undefined,
    kicker: [placeName(currentChurch()), gatheringTimes(currentServices())].filter(Boolean).join('\n'),
  }));
}

async function readPhoto() {
  const settings = await readOr(findSettings({}), defaultSettings);
  const { hero_background_url: url, hero_focus_x: x, hero_focus_y: y } = settings;
  return { url, focus: { x, y } };
}
