import type { CachedResponse, Lookup } from './cached-response.ts';
import type { CacheStatus } from './finished-response.ts';

/** A kept answer given as it is. */
export function hitStatus({ renderMilliseconds }: CachedResponse): CacheStatus {
  return { status: 'belltower; hit', timing: timing('hit', renderMilliseconds) };
}

/** An answer rendered for this request or another one of the same moment, or one that stands in for a failure. */
export function lookupStatus({ kept, outcome, isStored }: Lookup, now = Date.now()): CacheStatus {
  const { renderMilliseconds, renderedAt } = kept;
  if (outcome === 'stale') {
    const seconds = Math.ceil((now - renderedAt) / 1000);
    return { status: `belltower; hit; ttl=-${seconds}; detail="stale-if-error"`, timing: timing('stale') };
  }
  const ending = outcome === 'collapsed' ? '; collapsed' : isStored ? '; stored' : '';
  return { status: `belltower; fwd=miss${ending}`, timing: timing('miss', renderMilliseconds) };
}

/** An answer that the cache has nothing to do with. */
export const bypassStatus: CacheStatus = { status: 'belltower; fwd=bypass', timing: timing('bypass') };

function timing(result: string, renderMilliseconds?: number): string {
  const rendering = renderMilliseconds === undefined ? '' : `, render;dur=${renderMilliseconds.toFixed(1)}`;
  return `cache;desc="${result}"${rendering}`;
}
