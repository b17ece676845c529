import { originalVersion } from '#lib/core/operations/optimistic-lock.ts';
import type { PageTextEntry } from './schema.ts';

/** What a change of these words says it has read. */
export function versionOf({ updated_at }: PageTextEntry): string {
  return updated_at ?? originalVersion;
}
