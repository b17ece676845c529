import { LRUCache } from 'lru-cache';
import type { FinishedResponse } from './finished-response.ts';

/** One thing to keep: what names it, and how it is rendered. */
export interface CacheRequest {
  key: string;
  /** Renders and finishes the answer. What it throws counts as a failure. */
  render: () => Promise<Rendering>;
  /** Whether there may be any number of such answers: they have a small store of their own. */
  isVariation?: boolean;
  /** Whether it depends on the build alone, so that neither changes nor time outdate it. */
  isLasting?: boolean;
  /** The status of a good answer, 200 unless told. Only good answers are kept. */
  goodStatus?: number;
  /** How long after its rendering a kept answer may stand in for one that fails. */
  staleSeconds?: number;
}

export interface Rendering {
  answer: FinishedResponse;
  /** A read failed while it was made: it may be shown, but an older good answer is better. */
  hasFailedRead?: boolean;
}

export interface CachedResponse {
  answer: FinishedResponse;
  generation: number;
  renderedAt: number;
  renderMilliseconds: number;
}

export type Outcome = 'miss' | 'collapsed' | 'stale';
export interface Lookup {
  kept: CachedResponse;
  outcome: Outcome;
  isStored: boolean;
}

/** The kept answers by their keys. */
export type ResponseStore = LRUCache<string, CachedResponse>;

/** A store bounded by the number of answers and by the memory they may take. */
export function createResponseStore({ entries, bytes }: { entries: number; bytes: number }): ResponseStore {
  return new LRUCache({
    max: entries,
    maxSize: bytes,
    sizeCalculation: ({ answer }) => Math.max(1, answer.body.size),
  });
}
