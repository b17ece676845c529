import type { CacheEntry, Lookup } from './cache-entry.ts';
import type { CacheStatus } from './cached-response.ts';

/** Returns the status of a hit. */
export function hitStatus({ renderMilliseconds }: CacheEntry): CacheStatus {
  return { status: 'belltower; hit', timing: timing('hit', renderMilliseconds) };
}

/** Returns the status of a response that was rendered or checked, or that replaces a failed one. */
export function lookupStatus({ entry, outcome, isStored }: Lookup, now = Date.now()): CacheStatus {
  const { renderMilliseconds, renderedAt } = entry;
  if (outcome === 'checked') return hitStatus(entry);
  if (outcome === 'stale') {
    const seconds = Math.ceil((now - renderedAt) / 1000);
    return { status: `belltower; hit; ttl=-${seconds}; detail="stale-if-error"`, timing: timing('stale') };
  }
  const ending = outcome === 'collapsed' ? '; collapsed' : isStored ? '; stored' : '';
  return { status: `belltower; fwd=miss${ending}`, timing: timing('miss', renderMilliseconds) };
}

/** The status of a response outside the cache. */
export const bypassStatus: CacheStatus = { status: 'belltower; fwd=bypass', timing: timing('bypass') };

function timing(result: string, renderMilliseconds?: number): string {
  const rendering = renderMilliseconds === undefined ? '' : `, render;dur=${renderMilliseconds.toFixed(1)}`;
  return `cache;desc="${result}"${rendering}`;
}
