import type { z } from 'zod';

/** What is said of a value for which its schema has no sentence. */
export const checkMessages = {
  /** In English zod has its own. */
  zodErrors: undefined as z.core.$ZodErrorMap | undefined,
};
