import { AppError } from '#lib/core/operations/errors.ts';
import { outboundMessages } from './outbound-messages.ts';

/** The total time allowed for waiting on one response. Work between waits does not count. */
export class TimeBudget {
  constructor(private left: number) {}

  /**
   * Waits for the promise. When the time is up, calls `giveUp`, which makes the wait fail.
   * @throws AppError `invalid` through `giveUp`
   */
  async spend<Awaited>(wait: Promise<Awaited>, giveUp: (error: Error) => void): Promise<Awaited> {
    const begun = performance.now();
    const late = () => giveUp(new AppError('invalid', outboundMessages.tooSlow));
    const timer = setTimeout(late, Math.max(0, this.left));
    try {
      return await wait;
    } finally {
      clearTimeout(timer);
      this.left -= performance.now() - begun;
    }
  }
}
