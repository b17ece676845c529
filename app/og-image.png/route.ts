import { pictureAnswer } from '#lib/art/og-picture.tsx';
import { church } from '#lib/core/church/church.ts';
import { currentChurch } from '#lib/core/church/current-church.ts';

export const dynamic = 'force-dynamic';

/** The default picture of links to this site, as twitter:card's summary_large_image wants it. */
export function GET(): Promise<Response> {
  return pictureAnswer('default picture', async () => ({
    title: currentChurch().name,
    kicker: `${currentChurch().city}, ${currentChurch().region_name}\n${church.services.sunday.text}`,
  }));
}
