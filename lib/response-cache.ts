import {
  type AnswerStore,
  type CacheRequest,
  createAnswerStore,
  type KeptAnswer,
  type Lookup,
} from './kept-answer.ts';

interface Flight {
  generation: number;
  beganAt: number;
  lookup: Promise<Lookup>;
  /** After a failure the stale answer is given without trying again until then. */
  restsUntil: number;
}

export interface ResponseCacheOptions {
  generation: () => number;
  now?: () => number;
  freshSeconds?: number;
  staleSeconds?: number;
  bounds?: { entries: number; bytes: number };
  variationBounds?: { entries: number; bytes: number };
}

const shortestRestMilliseconds = 1_000;
const longestRestMilliseconds = 15_000;

/**
 * The one cache of the site: finished answers for everybody, each good for the generation it was rendered
 * in and for at most `freshSeconds`. Any change of content raises the generation (lib/generation.ts), so
 * the next request renders anew; an answer during whose rendering the generation moved is never kept.
 */
export class ResponseCache {
  readonly #options: Required<ResponseCacheOptions>;
  readonly #flights = new Map<string, Flight>();
  readonly #main: AnswerStore;
  readonly #variations: AnswerStore;

  constructor(options: ResponseCacheOptions) {
    this.#options = {
      now: Date.now,
      freshSeconds: 60,
      staleSeconds: 3600,
      bounds: { entries: 2000, bytes: 16 * 1024 * 1024 },
      variationBounds: { entries: 400, bytes: 4 * 1024 * 1024 },
      ...options,
    };
    this.#main = createAnswerStore(this.#options.bounds);
    this.#variations = createAnswerStore(this.#options.variationBounds);
  }

  /** The kept answer, when it is of the present generation and young enough. */
  fresh(key: string, isVariation = false, isLasting = false): KeptAnswer | undefined {
    const kept = (isVariation ? this.#variations : this.#main).get(key);
    if (!kept || isLasting) return kept;
    if (kept.generation !== this.#options.generation()) return undefined;
    return this.#options.now() - kept.renderedAt < this.#options.freshSeconds * 1000 ? kept : undefined;
  }

  /**
   * Renders what is not fresh, once for all who ask meanwhile. Who asks after a change is never given a
   * rendering that began before it. When rendering fails, the last good answer stands in for it.
   * @throws what the rendering threw, when there is nothing to stand in
   */
  async load(request: CacheRequest): Promise<Lookup> {
    const generation = this.#generationOf(request);
    const known = this.#flights.get(request.key);
    if (known?.generation === generation && this.#options.now() < known.restsUntil) {
      const lookup = await known.lookup;
      return lookup.outcome === 'miss' ? { ...lookup, outcome: 'collapsed' } : lookup;
    }
    const flight: Flight = {
      generation,
      beganAt: this.#options.now(),
      restsUntil: Number.POSITIVE_INFINITY,
      lookup: this.#render(request, generation),
    };
    this.#flights.set(request.key, flight);
    return this.#land(request.key, flight);
  }

  /** The number of kept answers and the bytes that they take at most; compressed, they take less. */
  get size(): { entries: number; bytes: number } {
    return {
      entries: this.#main.size + this.#variations.size,
      bytes: this.#main.calculatedSize + this.#variations.calculatedSize,
    };
  }

  async #land(key: string, flight: Flight): Promise<Lookup> {
    let hasRest = false;
    try {
      const lookup = await flight.lookup;
      hasRest = lookup.outcome === 'stale';
      return lookup;
    } finally {
      if (hasRest) flight.restsUntil = this.#endOfRest(flight.beganAt);
      else if (this.#flights.get(key) === flight) this.#flights.delete(key);
    }
  }

  /** The slower the failure, the longer the rest: few visitors wait for a database that hangs. */
  #endOfRest(beganAt: number): number {
    const now = this.#options.now();
    return now + Math.min(Math.max(3 * (now - beganAt), shortestRestMilliseconds), longestRestMilliseconds);
  }

  async #render(request: CacheRequest, generation: number): Promise<Lookup> {
    const store = request.isVariation ? this.#variations : this.#main;
    const renderedAt = this.#options.now();
    try {
      const { answer, hasFailedRead } = await request.render();
      const kept = { answer, generation, renderedAt, renderMilliseconds: this.#options.now() - renderedAt };
      const isFailure = hasFailedRead || (answer.status >= 500 && answer.status !== request.goodStatus);
      const standIn = isFailure && this.#standIn(request, store);
      if (standIn) return standIn;
      const isStored = !isFailure && this.#keep(request, store, kept);
      return { kept, outcome: 'miss', isStored };
    } catch (error) {
      const standIn = this.#standIn(request, store);
      if (standIn) return standIn;
      throw error;
    }
  }

  #keep(request: CacheRequest, store: AnswerStore, kept: KeptAnswer): boolean {
    if (kept.generation !== this.#generationOf(request)) return false;
    if (kept.answer.status === (request.goodStatus ?? 200)) {
      store.set(request.key, kept);
      return store.has(request.key);
    }
    // Gone or moved: what was kept before must not come back as a stand-in.
    store.delete(request.key);
    return false;
  }

  #generationOf({ isLasting }: CacheRequest): number {
    return isLasting ? 0 : this.#options.generation();
  }

  #standIn(request: CacheRequest, store: AnswerStore): Lookup | undefined {
    const kept = store.get(request.key);
    const staleSeconds = request.staleSeconds ?? this.#options.staleSeconds;
    if (!kept || this.#options.now() - kept.renderedAt > staleSeconds * 1000) return undefined;
    return { kept, outcome: 'stale', isStored: true };
  }
}
