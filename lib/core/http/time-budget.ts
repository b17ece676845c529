import { AppError } from '#lib/core/operations/errors.ts';
import { outboundMessages } from './outbound-messages.ts';

/** The time that may be spent in all on waiting for one answer. What is done between the waits does not count. */
export class TimeBudget {
  constructor(private left: number) {}

  /**
   * What is waited for. Once the time is up, `giveUp` is called, which makes the wait fail.
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
