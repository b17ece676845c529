import { log } from '#lib/core/platform/log.ts';
import { finishedJobs } from '#lib/core/platform/measurements.ts';

/** Several changes so soon after each other are one purge, */
const quietMilliseconds = 200;
/** which waits no longer than this for them to end. */
const longestMilliseconds = 1000;
/** An answer that was on its way when the change came reaches the CDN after the purge: another one catches it. */
const secondMilliseconds = 3000;
const retryPauses = [500, 2000, 5000];

/** Has a CDN drop what it keeps, soon after each change. */
export class Purger {
  readonly #purge: () => Promise<void>;
  #timer: NodeJS.Timeout | undefined;
  #wantedSince: number | undefined;
  #sending: Promise<void> = Promise.resolve();
  #isClosed = false;

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

  #send(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#sending = this.#sending.then(() => this.#try());
  }

  async #try(): Promise<void> {
    for (const next of [...retryPauses, undefined]) {
      try {
        await this.#purge();
        return finishedJobs.publish({ name: 'purging the CDN', outcome: 'done' });
      } catch (error) {
        if (next === undefined || this.#isClosed) return tellFailure(error);
        await new Promise((resolve) => setTimeout(resolve, next));
      }
    }
  }
}

function tellFailure(error: unknown): void {
  finishedJobs.publish({ name: 'purging the CDN', outcome: 'failed' });
  log.error({ err: error }, 'the CDN was not told of a change: its pages may be old for CDN_SECONDS');
}
