import { currentChurch } from '#lib/core/church/current-church.ts';
import type { Sermon } from './schema.ts';

/**
 * Returns whether the home page has a place for the latest sermon: without one, only the demo's has. Undefined means that
 * it could not be read.
 */
export function hasPlaceForSermon(sermon: Sermon | null | undefined): boolean {
  return sermon !== null || currentChurch().is_demo;
}
