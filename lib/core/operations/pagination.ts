import { z } from 'zod';

/** A whole number, also as an address spells it. */
export const wholeNumber = z
  .union(
    [
      z.number(),
      z
        .string()
        .regex(/^\d{1,9}$/)
        .transform(Number),
    ],
    'Please give a whole number.',
  )
  .pipe(z.number().int());

/** The longest list that is answered at once. */
export const longestList = 200;

/** How many rows of a list are wanted: 1 to 200. */
export const listLimit = wholeNumber
  .pipe(z.number().min(1).max(longestList))
  .meta({ description: 'How many rows at most.', type: 'integer', minimum: 1, maximum: longestList });

/** How many rows of a list come before those that are wanted. */
export const listOffset = wholeNumber
  .pipe(z.number().min(0).max(1_000_000))
  .meta({ description: 'How many rows to skip.', type: 'integer', minimum: 0, maximum: 1_000_000 });
