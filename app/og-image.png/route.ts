import { ogPicture } from '@/lib/art/og-picture';
import { church } from '@/lib/church';

export const dynamic = 'force-dynamic';

/** The default picture of links to this site (specification section 2). */
export function GET(): Promise<Response> {
  return ogPicture({
    title: church.name,
    kicker: `${church.city}, ${church.regionName}\n${church.services.sunday.text}`,
  });
}
