import { log } from '#lib/core/process/log.ts';
import { finishedJobs } from '#lib/core/process/measurements.ts';

/** Changes within this time are one purge. */
const quietMilliseconds = 200;
/** The longest wait of a purge for further changes. */
const longestMilliseconds = 1000;
/** A second purge removes answers that were under way during the change. */
const secondMilliseconds = 3000;
/** The shortest time between two purges, since CDNs limit their rate. */
const apartMilliseconds = 1000;
const retryPauses = [apartMilliseconds, 2000, 5000];

/** Purges a CDN soon after each change. */
export class Purger {
  readonly #purge: () => Promise<void>;
  #timer: NodeJS.Timeout | undefined;
  #wantedSince: number | undefined;
  #sending: Promise<void> = Promise.resolve();
  #isQueued = false;
  #askedAt = Number.NEGATIVE_INFINITY;
  #isClosed = false;
  #wake: () => void = () => undefined;

  /** @param purge sends one purge; it is retried when it throws */
  constructor(purge: () => Promise<void>) {
    this.#purge = purge;
  }

  /** Schedules a purge. */
  want(): void {
    if (this.#isClosed) return;
    const now = Date.now();
    this.#wantedSince ??= now;
    const latest = this.#wantedSince + longestMilliseconds;
    this.#schedule(Math.max(0, Math.min(quietMilliseconds, latest - now)), () => {
      this.#wantedSince = undefined;
      this.#send();
      this.#schedule(secondMilliseconds, () => this.#send());
    });
  }

  /** Sends a scheduled purge at once, and resolves when it is sent. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#wake();
    if (this.#timer) this.#send();
    await this.#sending;
  }

  #schedule(milliseconds: number, send: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      send();
    }, milliseconds);
    this.#timer.unref();
  }

  /** Sends a purge after the current one, unless one waits already. */
  #send(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#isQueued) return;
    this.#isQueued = true;
    this.#sending = this.#sending.then(() => this.#try());
  }

  async #try(): Promise<void> {
    const early = this.#askedAt + apartMilliseconds - Date.now();
    if (early > 0) await this.#pause(early);
    this.#isQueued = false;
    for (const next of [...retryPauses, undefined]) {
      this.#askedAt = Date.now();
      try {
        await this.#purge();
        return finishedJobs.publish({ name: 'purging the CDN', outcome: 'done' });
      } catch (error) {
        if (next === undefined || this.#isClosed) return tellFailure(error);
        await this.#pause(next);
      }
    }
  }

  /** Ends early when the site stops. */
  async #pause(milliseconds: number): Promise<void> {
    if (this.#isClosed) return;
    await new Promise<void>((resolve) => {
      this.#wake = resolve;
      setTimeout(resolve, milliseconds);
    });
  }
}

function tellFailure(error: unknown): void {
  finishedJobs.publish({ name: 'purging the CDN', outcome: 'failed' });
  log.error({ err: error }, 'the CDN was not told of a change: its pages may be old for CDN_SECONDS');
}
