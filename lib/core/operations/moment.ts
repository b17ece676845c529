import { z } from 'zod';

/** The moment that callers on the server ask about, else now. What is sent from outside is not one, and is ignored. */
export const moment = z.object({
  now: z
    .date()
    .optional()
    .catch(undefined)
    .transform((now) => now ?? new Date()),
});
