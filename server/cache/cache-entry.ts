import { LRUCache } from 'lru-cache';
import type { RenderingReads } from '#lib/core/cache/rendering-reads.ts';
import type { CachedResponse } from './cached-response.ts';

/** What to cache: its key, and how it is rendered. */
export interface CacheRequest {
  key: string;
  /** Renders and finishes the response. What it throws counts as a failure. */
  render: () => Promise<Rendering>;
  /** Whether the number of such responses is unlimited: they have a small store of their own. */
  isVariation?: boolean;
  /** Whether it depends on the build alone and never expires. */
  isLasting?: boolean;
  /** The status of a good response, by default 200. Only good responses are stored. */
  goodStatus?: number;
  /** How long after its rendering a stored response may replace a failed one. */
  staleSeconds?: number;
}

export interface Rendering {
  response: CachedResponse;
  /** Whether a read failed: an older good response is then preferred. */
  hasFailedRead?: boolean;
  /** What it read; null or undefined when that cannot be checked again. */
  reads?: RenderingReads | null;
}

export interface CacheEntry {
  response: CachedResponse;
  /** The latest generation in which it was rendered or checked. */
  generation: number;
  reads?: RenderingReads | null | undefined;
  renderedAt: number;
  renderMilliseconds: number;
}

/** `checked`: its reads are unchanged. */
type Outcome = 'miss' | 'collapsed' | 'checked' | 'stale';
export interface Lookup {
  entry: CacheEntry;
  outcome: Outcome;
  isStored: boolean;
}

export type ResponseStore = LRUCache<string, CacheEntry>;

/** Returns a store bounded by the number of responses and by their memory. */
export function createResponseStore({ entries, bytes }: { entries: number; bytes: number }): ResponseStore {
  return new LRUCache({
    max: entries,
    maxSize: bytes,
    sizeCalculation: ({ response }) => Math.max(1, response.body.size),
  });
}
