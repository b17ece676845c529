import { originalVersion } from '#lib/core/operations/optimistic-lock.ts';
import type { PageTextEntry } from './schema.ts';

/** Returns the version of a page text for `if_match`. */
export function versionOf({ updated_at }: PageTextEntry): string {
  return updated_at ?? originalVersion;
}
