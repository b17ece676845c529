import { z } from 'zod';
import { messages } from '#lib/language/messages.ts';
import { defineSource } from '../source.ts';
import { csvTables } from './columns.ts';

/** A mapping, or its JSON in a form. */
const columns = z
  .union([z.record(z.string(), z.string()), z.string().transform(readJson)], {
    error: () => messages.csv.matchAgain,
  })
  .optional()
  .meta({
    description:
      'Of `csv`: the file’s headers, each with the column it means, or "" to leave it out. Guessed unless told.',
  });

/** Lists as spreadsheets save them. */
export const csvSource = defineSource({
  words: () => messages.csv,
  options: z.object({
    table: z
      .enum(csvTables, { error: () => messages.csv.table })
      .meta({ description: 'Of `csv`: what the file is a list of.' }),
    columns,
  }),
  takes: { file: '.csv,.tsv,.txt,text/csv', url: false, key: false },
  needsFile: true,
  identityOf: ({ table }) => table,
  nameOf: () => messages.csv.name,
  load: async () => (await import('./read-csv.ts')).readCsv,
});

function readJson(text: string, context: z.core.$RefinementCtx): Record<string, string> {
  try {
    const read = z.record(z.string(), z.string()).safeParse(JSON.parse(text));
    if (read.success) return read.data;
  } catch {
    // The issue is added below.
  }
  context.addIssue({ code: 'custom', message: messages.csv.matchAgain });
  return z.NEVER;
}
