import { currentChurch } from '#lib/core/church/current-church.ts';
import { paths } from '#lib/core/site/paths.ts';
import { absoluteUrl } from '#lib/core/site/urls.ts';
import type { Occurrence } from '../occurrence.ts';

/** Where calendar programs lead: to the stream for what is online only, else its place, and for want of one the church. */
export function feedPlace({ status, location }: Pick<Occurrence, 'status' | 'location'>): string {
  return status === 'moved_online' ? absoluteUrl(paths.livestream) : location || currentChurch().name;
}
