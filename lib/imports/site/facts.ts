import { z } from 'zod';

export const builder = z.enum(['wordpress', 'squarespace', 'wix', 'other']);
export type Builder = z.output<typeof builder>;

/** A fact about the church that its old site says: proposed, and taken over once staff tick it. */
export const importFact = z.strictObject({
  field: z.string().meta({ description: 'A field of the church, or `services`, `social.…`, `live.…`.' }),
  value: z.unknown(),
  found_at: z.string().meta({ description: 'The address of the page.' }),
  words: z.string().meta({ description: 'The line that it was read from.' }),
});
export type ImportFact = z.output<typeof importFact>;
