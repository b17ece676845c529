import { AppError } from '#lib/core/operations/errors.ts';
import { messages } from '#lib/language/messages.ts';

/** By then some of the waiting drawings are done. */
const retryAfterSeconds = 10;

/** Runs a few tasks at once and lets some more wait; calls with the same name share one task. */
export class DrawingQueue {
  readonly #bounds: { simultaneous: number; waiting: number };
  readonly #shared = new Map<string, Promise<unknown>>();
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(bounds: { simultaneous: number; waiting: number }) {
    this.#bounds = bounds;
  }

  /**
   * Returns the result of the task of this name when its turn has come.
   * @throws AppError `unavailable` when too many wait, else what the task throws
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

  /** Resolves when a slot is free. */
  #turn(): Promise<void> {
    if (this.#waiting.length >= this.#bounds.waiting)
      throw new AppError('unavailable', messages.errors.unavailable, { retryAfterSeconds });
    return new Promise((resolve) => this.#waiting.push(resolve));
  }
}
