import { AppError } from '#lib/core/operations/errors.ts';

/** How many days may be looked at for all rules of one source: a second or two of work. */
const mostDays = 5_000_000;

/** Counts what the rules of one source cost, so that none of them can keep the site busy for long. */
export class Work {
  private left = mostDays;

  /** @throws AppError `invalid` when the rules have cost too much */
  note(days: number): void {
    this.left -= days;
    if (this.left < 0)
      throw new AppError('invalid', 'What repeats in this source gives more dates than can be counted.');
  }
}
