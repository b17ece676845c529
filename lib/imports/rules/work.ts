import { AppError } from '#lib/core/operations/errors.ts';
import { messages } from '#lib/language/messages.ts';

/** The most days that are examined for the rules of one source: a second or two of work. */
const mostDays = 5_000_000;

/** Limits the work for the rules of one source. */
export class Work {
  private left = mostDays;

  /** @throws AppError `invalid` beyond the limit */
  note(days: number): void {
    this.left -= days;
    if (this.left < 0) throw new AppError('invalid', messages.imports.tooManyDates);
  }
}
