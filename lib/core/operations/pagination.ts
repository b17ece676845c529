import { z } from 'zod';
import { messages } from '#lib/language/messages.ts';

/** A whole number, also from an address. */
export const wholeNumber = z
  .union(
    [
      z.number(),
      z
        .string()
        .regex(/^\d{1,9}$/)
        .transform(Number),
    ],
    { error: () => messages.errors.wholeNumber },
  )
  .pipe(z.number().int());

/** The maximum number of rows in a response. */
export const longestList = 200;

/** The number of rows wanted: 1 to 200. */
export const listLimit = wholeNumber
  .pipe(z.number().min(1).max(longestList))
  .meta({ description: 'How many rows at most.', type: 'integer', minimum: 1, maximum: longestList });

/** The number of rows to skip. */
export const listOffset = wholeNumber
  .pipe(z.number().min(0).max(1_000_000))
  .meta({ description: 'How many rows to skip.', type: 'integer', minimum: 0, maximum: 1_000_000 });
