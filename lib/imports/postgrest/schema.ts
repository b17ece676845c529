import { z } from 'zod';
import { webAddress } from '#lib/core/operations/fields.ts';
import { postgrestMessages } from './messages.ts';

const longestKey = 4000;

/** A hosted database: the project's address, and a key, which is used and never kept. */
export const postgrestOptions = z.object({
  url: webAddress(postgrestMessages.address),
  key: z
    .string(postgrestMessages.key)
    .trim()
    .max(longestKey, postgrestMessages.key)
    .regex(/^[!-~]+$/, postgrestMessages.key),
});

export type PostgrestOptions = z.output<typeof postgrestOptions>;
