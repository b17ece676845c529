import { z } from 'zod';
import { isDateText } from '#lib/core/dates/calendar-date.ts';
import { churchToday } from '#lib/core/dates/church-time.ts';
import { monthsAfter, toDayNumber } from '#lib/core/dates/day-number.ts';
import { messages } from '#lib/language/messages.ts';
import { heldInFilter } from './held-in/held-in-field.ts';
import { windowMonths } from './series/occurrences.ts';

/** The church's date that separates upcoming from past: today, unless a test passes another. */
export const today = z
  .string()
  .refine(isDateText)
  .default(() => churchToday());

const windowDate = (name: string) =>
  z
    .string()
    .refine(isDateText, { error: () => messages.events.notADate(name) })
    .meta({
      description: `The ${name === 'from' ? 'first' : 'last'} day of a window, yyyy-MM-dd.`,
      format: 'date',
    });

/** The query of an event list: all rows, the featured or banner ones, or the occurrences of a window. */
export const eventListQuery = z
  .object({
    featured: z.enum(['true', 'false']).optional(),
    show_in_banner: z.enum(['true', 'false']).optional(),
    from: windowDate('from').optional(),
    to: windowDate('to').optional(),
    held_in: heldInFilter,
  })
  .superRefine(({ from, to }, context) => {
    const problem = windowProblem(from, to);
    if (problem)
      context.addIssue({ code: 'custom', message: problem, path: [from === undefined ? 'to' : 'from'] });
  });

function windowProblem(from: string | undefined, to: string | undefined): string | null {
  if (from === undefined && to === undefined) return null;
  if (from === undefined || to === undefined) return messages.events.bothEnds;
  const [first, last] = [toDayNumber(from), toDayNumber(to)];
  if (first === null || last === null) return null;
  if (last < first) return messages.events.windowEndsFirst;
  return last > monthsAfter(first, windowMonths) ? messages.events.windowTooLong : null;
}
