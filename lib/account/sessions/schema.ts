import { z } from 'zod';
import { uncheckedTexts } from '#lib/core/operations/sanitize-input.ts';

/** The password as browsers post it: whatever it holds, it is compared and never kept. */
export const passwordForm = uncheckedTexts(z.object({ password: z.string().default('') }));
