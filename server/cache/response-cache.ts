import {
  type CacheEntry,
  type CacheRequest,
  createResponseStore,
  type Lookup,
  type ResponseStore,
} from './cache-entry.ts';

interface Flight {
  generation: number;
  beganAt: number;
  lookup: Promise<Lookup>;
  /** After a failure the stale response is given without trying again until then. */
  retriesAt: number;
}

export interface ResponseCacheOptions {
  generation: () => number;
  now?: () => number;
  freshSeconds?: number;
  staleSeconds?: number;
  bounds?: { entries: number; bytes: number };
  variationBounds?: { entries: number; bytes: number };
}

const shortestRetryMilliseconds = 1_000;
const longestRetryMilliseconds = 15_000;

/**
 * The cache of finished public responses, each good for the generation it was rendered in and for at most
 * `freshSeconds`. Any change of content raises the generation (lib/core/cache/change-bus.ts), so the next request
 * renders anew; a response during whose rendering the generation moved is never stored.
 */
export class ResponseCache {
  readonly #options: Required<ResponseCacheOptions>;
  readonly #flights = new Map<string, Flight>();
  readonly #main: ResponseStore;
  readonly #variations: ResponseStore;

  constructor(options: ResponseCacheOptions) {
    this.#options = {
      now: Date.now,
      freshSeconds: 60,
      staleSeconds: 3600,
      bounds: { entries: 2000, bytes: 16 * 1024 * 1024 },
      variationBounds: { entries: 400, bytes: 4 * 1024 * 1024 },
      ...options,
    };
    this.#main = createResponseStore(this.#options.bounds);
    this.#variations = createResponseStore(this.#options.variationBounds);
  }

  /** The entry, when it is of the present generation and young enough. */
  fresh(key: string, isVariation = false, isLasting = false): CacheEntry | undefined {
    const entry = (isVariation ? this.#variations : this.#main).get(key);
    if (!entry || isLasting) return entry;
    if (entry.generation !== this.#options.generation()) return undefined;
    return this.#options.now() - entry.renderedAt < this.#options.freshSeconds * 1000 ? entry : undefined;
  }

  /**
   * Renders what is not fresh, once for all who ask meanwhile. Whoever asks after a change is never given a
   * rendering that began before it. When rendering fails, the last good response stands in for it.
   * @throws what the rendering threw, when there is nothing to stand in
   */
  async load(request: CacheRequest): Promise<Lookup> {
    const generation = this.#generationOf(request);
    const known = this.#flights.get(request.key);
    if (known?.generation === generation && this.#options.now() < known.retriesAt) {
      const lookup = await known.lookup;
      return lookup.outcome === 'miss' ? { ...lookup, outcome: 'collapsed' } : lookup;
    }
    const flight: Flight = {
      generation,
      beganAt: this.#options.now(),
      retriesAt: Number.POSITIVE_INFINITY,
      lookup: this.#render(request, generation),
    };
    this.#flights.set(request.key, flight);
    return this.#land(request.key, flight);
  }

  /** The number of entries and the bytes that they take at most; compressed, they take less. */
  get size(): { entries: number; bytes: number } {
    return {
      entries: this.#main.size + this.#variations.size,
      bytes: this.#main.calculatedSize + this.#variations.calculatedSize,
    };
  }

  async #land(key: string, flight: Flight): Promise<Lookup> {
    let isStale = false;
    try {
      const lookup = await flight.lookup;
      isStale = lookup.outcome === 'stale';
      return lookup;
    } finally {
      if (isStale) flight.retriesAt = this.#nextRetry(flight.beganAt);
      else if (this.#flights.get(key) === flight) this.#flights.delete(key);
    }
  }

  /** The slower the failure, the later the next try: few visitors wait for a database that hangs. */
  #nextRetry(beganAt: number): number {
    const now = this.#options.now();
    return now + Math.min(Math.max(3 * (now - beganAt), shortestRetryMilliseconds), longestRetryMilliseconds);
  }

  async #render(request: CacheRequest, generation: number): Promise<Lookup> {
    const store = request.isVariation ? this.#variations : this.#main;
    const renderedAt = this.#options.now();
    try {
      const { response, hasFailedRead } = await request.render();
      const entry = {
        response,
        generation,
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
      store.set(request.key, entry);
      return store.has(request.key);
    }
    // Gone or moved: what was stored before must not come back as a stand-in.
    store.delete(request.key);
    return false;
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
