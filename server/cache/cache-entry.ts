import { LRUCache } from 'lru-cache';
import type { RenderingReads } from '#lib/core/cache/rendering-reads.ts';
import type { CachedResponse } from './cached-response.ts';

/** What to cache: its key, and how it is rendered. */
export interface CacheRequest {
  key: string;
  /** Renders and finishes the response. What it throws counts as a failure. */
  render: () => Promise<Rendering>;
  /** Whether there may be any number of such responses: they have a small store of their own. */
  isVariation?: boolean;
  /** Whether it depends on the build alone, so that neither changes nor time outdate it. */
  isLasting?: boolean;
  /** The status of a good response, 200 unless told. Only good responses are stored. */
  goodStatus?: number;
  /** How long after its rendering a stored response may stand in for one that fails. */
  staleSeconds?: number;
}

export interface Rendering {
  response: CachedResponse;
  /** A read failed while it was made: it may be shown, but an older good response is better. */
  hasFailedRead?: boolean;
  /** What it read; null or left out where nobody can say whether that is still the same. */
  reads?: RenderingReads | null;
}

export interface CacheEntry {
  response: CachedResponse;
  /** The latest in which it was rendered, or known to be what a rendering would give. */
  generation: number;
  reads?: RenderingReads | null | undefined;
  renderedAt: number;
  renderMilliseconds: number;
}

/** `checked`: what it had read is still the same. */
type Outcome = 'miss' | 'collapsed' | 'checked' | 'stale';
export interface Lookup {
  entry: CacheEntry;
  outcome: Outcome;
  isStored: boolean;
}

/** The entries by their keys. */
export type ResponseStore = LRUCache<string, CacheEntry>;

/** A store bounded by the number of responses and by the memory they may take. */
export function createResponseStore({ entries, bytes }: { entries: number; bytes: number }): ResponseStore {
  return new LRUCache({
    max: entries,
    maxSize: bytes,
    sizeCalculation: ({ response }) => Math.max(1, response.body.size),
  });
}
