import { z } from 'zod';
import { defineSource } from '../source.ts';
import { csvTables } from './columns.ts';

/** A mapping, or its JSON in a form. */
const columns = z
  .union(
    [z.record(z.string(), z.string()), z.string().transform(readJson)],
    'Please match the columns again.',
  )
  .optional()
  .meta({
    description:
      'Of `csv`: the file’s headers, each with the column it means, or "" to leave it out. Guessed unless told.',
  });

/** Lists as spreadsheets save them. */
export const csvSource = defineSource({
  label: 'A list from a spreadsheet (CSV)',
  about: 'Events, sermons, ministries, leaders and other lists that were saved as CSV.',
  options: z.object({
    table: z
      .enum(csvTables, 'Please choose what the list holds.')
      .meta({ description: 'Of `csv`: what the file is a list of.' }),
    columns,
  }),
  takes: { file: '.csv,.tsv,.txt,text/csv', url: false, key: false },
  needsFile: true,
  identityOf: ({ table }) => table,
  nameOf: () => 'a spreadsheet',
  load: async () => (await import('./read-csv.ts')).readCsv,
});

function readJson(text: string, context: z.core.$RefinementCtx): Record<string, string> {
  try {
    const read = z.record(z.string(), z.string()).safeParse(JSON.parse(text));
    if (read.success) return read.data;
  } catch {
    // The issue is added below.
  }
  context.addIssue({ code: 'custom', message: 'Please match the columns again.' });
  return z.NEVER;
}
