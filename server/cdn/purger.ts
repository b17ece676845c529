import { log } from '#lib/core/platform/log.ts';
import { finishedJobs } from '#lib/core/platform/measurements.ts';

/** Several changes so soon after each other are one purge, */
const quietMilliseconds = 200;
/** which waits no longer than this for them to end. */
const longestMilliseconds = 1000;
/** An answer that was on its way when the change came reaches the CDN after the purge: another one catches it. */
const secondMilliseconds = 3000;
/** A CDN lets a site ask only so often; what changes between two purges is in the later one. */
const apartMilliseconds = 1000;
const retryPauses = [apartMilliseconds, 2000, 5000];

/** Has a CDN drop what it keeps, soon after each change. */
export class Purger {
  readonly #purge: () => Promise<void>;
  #timer: NodeJS.Timeout | undefined;
  #wantedSince: number | undefined;
  #sending: Promise<void> = Promise.resolve();
  #isQueued = false;
  #askedAt = Number.NEGATIVE_INFINITY;
  #isClosed = false;
  #wake: () => void = () => undefined;

  /** @param purge tells the CDN once; what it throws is tried again */
  constructor(purge: () => Promise<void>) {
    this.#purge = purge;
  }

  /** Says that what the CDN keeps is old. */
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

  /** Sends at once what was yet to be sent, and returns when it is. */
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

  /** After the purge under way; one that already waits for that will do. */
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

  /** Ends early once the site stops. */
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
