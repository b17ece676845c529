import type { Lookup } from './cache-entry.ts';

interface Flight {
  generation: number;
  beganAt: number;
  lookup: Promise<Lookup>;
  /** Until then a failed flight keeps answering with its stale response. */
  retriesAt: number;
}

const shortestRetryMilliseconds = 1_000;
const longestRetryMilliseconds = 15_000;

/** One check or rendering at a time for each key, shared by all concurrent requests. */
export class Flights {
  readonly #flights = new Map<string, Flight>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  /**
   * Joins the lookup for this key and generation, else begins one. A request of a later generation never gets a lookup
   * that began before it.
   * @throws what the lookup throws
   */
  async join(key: string, generation: number, begin: () => Promise<Lookup>): Promise<Lookup> {
    const known = this.#flights.get(key);
    if (known?.generation === generation && this.#now() < known.retriesAt) {
      const lookup = await known.lookup;
      return lookup.outcome === 'miss' ? { ...lookup, outcome: 'collapsed' } : lookup;
    }
    const flight: Flight = {
      generation,
      beganAt: this.#now(),
      retriesAt: Number.POSITIVE_INFINITY,
      lookup: begin(),
    };
    this.#flights.set(key, flight);
    return this.#land(key, flight);
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

  /** The slower the failure, the later the next try, so that few visitors wait for a hanging database. */
  #nextRetry(beganAt: number): number {
    const now = this.#now();
    return now + Math.min(Math.max(3 * (now - beganAt), shortestRetryMilliseconds), longestRetryMilliseconds);
  }
}
