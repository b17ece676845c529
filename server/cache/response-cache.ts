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
  /** Asks again what a rendering read, and says whether all of it is the same; without it every change is of every page. */
  areReadsSame?: (reads: RenderingReads) => Promise<boolean>;
  now?: () => number;
  freshSeconds?: number;
  staleSeconds?: number;
  bounds?: { entries: number; bytes: number };
  variationBounds?: { entries: number; bytes: number };
}

/**
 * The cache of finished public responses, each good for the generation it was rendered in and for at most
 * `freshSeconds`. Any change of content raises the generation (lib/core/cache/change-bus.ts). The next request then
 * is given a response only if what its rendering read is read the same now, and rendered anew otherwise; a response
 * during whose rendering the generation moved is never stored.
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

  /** The entry, when it is young enough, and of the present generation or known to be what that one would give. */
  fresh(key: string, isVariation = false, isLasting = false): CacheEntry | undefined {
    const entry = this.#storeOf({ isVariation }).get(key);
    if (!entry || isLasting) return entry;
    if (!this.#isYoung(entry)) return undefined;
    const generation = this.#options.generation();
    if (entry.generation === generation) return entry;
    if (!entry.reads?.areKnownSame()) return undefined;
    entry.generation = generation;
    return entry;
  }

  #isYoung({ renderedAt }: CacheEntry): boolean {
    return this.#options.now() - renderedAt < this.#options.freshSeconds * 1000;
  }

  /**
   * Checks or renders what is not fresh, once for all who ask meanwhile. Whoever asks after a change is never given a
   * rendering that began before it. When rendering fails, the last good response stands in for it.
   * @throws what the rendering threw, when there is nothing to stand in
   */
  load(request: CacheRequest): Promise<Lookup> {
    const generation = this.#generationOf(request);
    return this.#flights.join(request.key, generation, () => this.#renew(request, generation));
  }

  /** The number of entries and the bytes that they take at most; compressed, they take less. */
  get size(): { entries: number; bytes: number } {
    return {
      entries: this.#main.size + this.#variations.size,
      bytes: this.#main.calculatedSize + this.#variations.calculatedSize,
    };
  }

  async #renew(request: CacheRequest, generation: number): Promise<Lookup> {
    const store = this.#storeOf(request);
    const entry = store.get(request.key);
    if (entry?.reads && this.#isYoung(entry) && (await this.#options.areReadsSame(entry.reads))) {
      // Whatever changed meanwhile is checked by whoever asks after it.
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
      // What came out the same is compressed already.
      if (before) entry.response.body.adopt(before.response.body);
      store.set(request.key, entry);
      return store.has(request.key);
    }
    // Gone or moved: what was stored before must not come back as a stand-in.
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
