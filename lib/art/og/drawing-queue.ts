import { AppError, errorMessages } from '#lib/core/operations/errors.ts';

/** What asks again after a refusal finds some of the waiting drawings done. */
const retryAfterSeconds = 10;

/** Lets a few works run at once and some more wait; whoever asks for the same one meanwhile shares it. */
export class DrawingQueue {
  readonly #bounds: { simultaneous: number; waiting: number };
  readonly #shared = new Map<string, Promise<unknown>>();
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(bounds: { simultaneous: number; waiting: number }) {
    this.#bounds = bounds;
  }

  /**
   * Returns what the work of this name returns, once it was its turn.
   * @throws AppError `unavailable` when too many wait already, else what the work throws
   */
  run<Output>(name: string, work: () => Promise<Output>): Promise<Output> {
    const shared = this.#shared.get(name) as Promise<Output> | undefined;
    if (shared) return shared;
    const running = this.#inTurn(work).finally(() => this.#shared.delete(name));
    this.#shared.set(name, running);
    return running;
  }

  async #inTurn<Output>(work: () => Promise<Output>): Promise<Output> {
    if (this.#running < this.#bounds.simultaneous) this.#running += 1;
    else await this.#turn();
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }

  /** Settles once a place was handed on. */
  #turn(): Promise<void> {
    if (this.#waiting.length >= this.#bounds.waiting)
      throw new AppError('unavailable', errorMessages.unavailable, { retryAfterSeconds });
    return new Promise((resolve) => this.#waiting.push(resolve));
  }
}
