import { z } from 'zod';
import { webAddress } from '#lib/core/operations/fields.ts';
import { icsMessages } from './messages.ts';

/** What a calendar is read from beside a file: its address. */
export const icsOptions = z.object({
  url: z
    .preprocess(
      // Calendar programs write https so, to be opened by themselves.
      (value) => (typeof value === 'string' ? value.trim().replace(/^webcals?:/i, 'https:') : value),
      webAddress(icsMessages.address),
    )
    .optional()
    .meta({ description: 'The address of what is read: of `ics` and `feed` http(s), of `ics` also webcal.' }),
});

/** A file comes instead of the address, or wins over it. */
export type IcsOptions = z.output<typeof icsOptions> & { file?: string };
