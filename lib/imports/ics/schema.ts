import { z } from 'zod';
import { webAddress } from '#lib/core/operations/fields.ts';
import { icsMessages } from './messages.ts';

/** What a calendar is read from: its address, or its file. One at an address can be kept in step. */
export const icsOptions = z
  .object({
    url: z
      .preprocess(
        // Calendar programs write https so, to be opened by themselves.
        (value) => (typeof value === 'string' ? value.trim().replace(/^webcals?:/i, 'https:') : value),
        webAddress(icsMessages.address),
      )
      .optional()
      .meta({ description: 'The address of an iCalendar file (RFC 5545): http, https or webcal.' }),
    file: z.string().optional().meta({ description: 'The file itself, instead of its address.' }),
    keep_in_step: z
      .boolean()
      .default(false)
      .meta({ description: 'Whether it is asked again every hour. Only with an address.' }),
  })
  .refine(({ url, file }) => (url === undefined) !== (file === undefined), {
    message: icsMessages.oneOfBoth,
    path: ['url'],
  })
  .refine(({ url, keep_in_step }) => !keep_in_step || url !== undefined, {
    message: icsMessages.keptNeedsAddress,
    path: ['keep_in_step'],
  });

export type IcsOptions = z.output<typeof icsOptions>;
