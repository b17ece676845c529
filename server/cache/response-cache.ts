import type { RenderingReads } from '#lib/core/cache/rendering-reads.ts';
import {
  type CacheEntry,
  type CacheRequest,
  createResponseStore,
  type Lookup,
  type ResponseStore,
} from './cache-entry.ts';
import { Flights } from './flights.ts';

export interface ResponseCacheOptions {
  generation: () => number;
  /** Repeats the reads of a rendering and returns whether all are unchanged; without it a change expires every page. */
  areReadsSame?: (reads: RenderingReads) => Promise<boolean>;
  now?: () => number;
  freshSeconds?: number;
  staleSeconds?: number;
  bounds?: { entries: number; bytes: number };
  variationBounds?: { entries: number; bytes: number };
}

/**
 * The cache of finished public responses, each fresh for its generation and for at most `freshSeconds`; for as long again
 * it is given while a new rendering replaces it. Any change of
 * content raises the generation (lib/core/cache/change-bus.ts). The next request then gets the response when its reads
 * are unchanged, and a new rendering otherwise. A response whose generation changed during its rendering is not stored.
 */
export class ResponseCache {
  readonly #options: Required<ResponseCacheOptions>;
  readonly #flights: Flights;
  readonly #main: ResponseStore;
  readonly #variations: ResponseStore;

  constructor(options: ResponseCacheOptions) {
    this.#options = {
      areReadsSame: async () => false,
      now: Date.now,
      freshSeconds: 60,
      staleSeconds: 3600,
      bounds: { entries: 2000, bytes: 16 * 1024 * 1024 },
      variationBounds: { entries: 400, bytes: 4 * 1024 * 1024 },
      ...options,
    };
    this.#flights = new Flights(this.#options.now);
    this.#main = createResponseStore(this.#options.bounds);
    this.#variations = createResponseStore(this.#options.variationBounds);
  }

  /** Returns the entry when it is young enough, and of the current generation or known to be unchanged. */
  fresh(key: string, isVariation = false, isLasting = false): CacheEntry | undefined {
    const entry = this.#storeOf({ isVariation }).get(key);
    if (!entry || isLasting) return entry;
    return this.#ageOf(entry) < 1 && this.#isCurrent(entry) ? entry : undefined;
  }

  /** Returns the entry that may be sent although it is no longer fresh, while `load` renders what replaces it. */
  aged(key: string, isVariation = false): CacheEntry | undefined {
    const entry = this.#storeOf({ isVariation }).get(key);
    return entry && this.#ageOf(entry) < 2 && this.#isCurrent(entry) ? entry : undefined;
  }

  /** Whether nothing has changed, and no planned moment has passed, since it was rendered or checked. */
  #isCurrent(entry: CacheEntry): boolean {
    const generation = this.#options.generation();
    if (entry.generation === generation) return true;
    if (!entry.reads?.areKnownSame()) return false;
    entry.generation = generation;
    return true;
  }

  /** The time since it was rendered, in times of `freshSeconds`. */
  #ageOf({ renderedAt }: CacheEntry): number {
    return (this.#options.now() - renderedAt) / (this.#options.freshSeconds * 1000);
  }

  /**
   * Checks or renders an entry, once for all concurrent requests. A request after a change never gets a rendering that
   * began before it. The last good response replaces a failed rendering.
   * @throws what the rendering throws, without a response to replace it
   */
  load(request: CacheRequest): Promise<Lookup> {
    const generation = this.#generationOf(request);
    return this.#flights.join(request.key, generation, () => this.#renew(request, generation));
  }

  /** Drops every response: what none of their reads tells has changed. */
  clear(): void {
    this.#main.clear();
    this.#variations.clear();
  }

  /** The number of entries and their maximal bytes; compressed ones take less. */
  get size(): { entries: number; bytes: number } {
    return {
      entries: this.#main.size + this.#variations.size,
      bytes: this.#main.calculatedSize + this.#variations.calculatedSize,
    };
  }

  async #renew(request: CacheRequest, generation: number): Promise<Lookup> {
    const store = this.#storeOf(request);
    const entry = store.get(request.key);
    if (entry?.reads && this.#ageOf(entry) < 1 && (await this.#options.areReadsSame(entry.reads))) {
      // A change during the check is checked by the requests after it.
      entry.generation = Math.max(entry.generation, generation);
      return { entry, outcome: 'checked', isStored: true };
    }
    return this.#render(request, generation);
  }

  async #render(request: CacheRequest, generation: number): Promise<Lookup> {
    const store = this.#storeOf(request);
    const renderedAt = this.#options.now();
    try {
      const { response, hasFailedRead, reads } = await request.render();
      const entry = {
        response,
        generation,
        reads,
        renderedAt,
        renderMilliseconds: this.#options.now() - renderedAt,
      };
      const isFailure = hasFailedRead || (response.status >= 500 && response.status !== request.goodStatus);
      const standIn = isFailure && this.#standIn(request, store);
      if (standIn) return standIn;
      const isStored = !isFailure && this.#store(request, store, entry);
      return { entry, outcome: 'miss', isStored };
    } catch (error) {
      const standIn = this.#standIn(request, store);
      if (standIn) return standIn;
      throw error;
    }
  }

  #store(request: CacheRequest, store: ResponseStore, entry: CacheEntry): boolean {
    if (entry.generation !== this.#generationOf(request)) return false;
    if (entry.response.status === (request.goodStatus ?? 200)) {
      const before = store.get(request.key);
      // An equal body is compressed already.
      if (before) entry.response.body.adopt(before.response.body);
      store.set(request.key, entry);
      return store.has(request.key);
    }
    // Gone or moved: the stored response must not replace a later failure.
    store.delete(request.key);
    return false;
  }

  #storeOf({ isVariation }: Pick<CacheRequest, 'isVariation'>): ResponseStore {
    return isVariation ? this.#variations : this.#main;
  }

  #generationOf({ isLasting }: CacheRequest): number {
    return isLasting ? 0 : this.#options.generation();
  }

  #standIn(request: CacheRequest, store: ResponseStore): Lookup | undefined {
    const entry = store.get(request.key);
    const staleSeconds = request.staleSeconds ?? this.#options.staleSeconds;
    if (!entry || this.#options.now() - entry.renderedAt > staleSeconds * 1000) return undefined;
    return { entry, outcome: 'stale', isStored: true };
  }
}
