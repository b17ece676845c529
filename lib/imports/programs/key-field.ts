import { z } from 'zod';
import type { Sentence } from '#lib/core/operations/fields.ts';

const longestKey = 4000;

/** Returns a field for a key: characters that a header may have. */
export function keyField(error: Sentence) {
  return z
    .string({ error })
    .trim()
    .max(longestKey, { error })
    .regex(/^[!-~]+$/, { error });
}
