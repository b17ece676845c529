import { pictureAnswer } from '#lib/art/og-picture.tsx';
import { church } from '#lib/core/church/church.ts';

export const dynamic = 'force-dynamic';

/** The default picture of links to this site, as twitter:card's summary_large_image wants it. */
export function GET(): Promise<Response> {
  return pictureAnswer('default picture', async () => ({
    title: church.name,
    kicker: `${church.city}, ${church.regionName}\n${church.services.sunday.text}`,
  }));
}
