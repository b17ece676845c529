import { currentChurch } from '#lib/core/church/current-church.ts';
import { paths } from '#lib/core/site/paths.ts';
import { absoluteUrl } from '#lib/core/site/urls.ts';
import type { Occurrence } from '../occurrence.ts';

/** Returns the LOCATION for calendar programs: the stream for an online date, else its location, else the church. */
export function feedPlace({ status, location }: Pick<Occurrence, 'status' | 'location'>): string {
  return status === 'moved_online' ? absoluteUrl(paths.livestream) : location || currentChurch().name;
}
