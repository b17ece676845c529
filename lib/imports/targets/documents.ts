import type { Values } from '#lib/core/operations/content-table.ts';
import { parseInput } from '#lib/core/operations/sanitize-input.ts';
import { givenName } from '#lib/documents/file-name.ts';
import { documentInput } from '#lib/documents/schema.ts';
import { wholeRows } from './sql.ts';
import { noExceptions, type Target } from './target.ts';

const columns = ['title', 'category', 'date', 'file_name', 'bytes', 'stored_name', 'sha256'] as const;

/** PDFs. One whose file cannot be fetched is left out. */
export const documentTarget: Target = {
  table: 'documents',
  topic: 'pages',
  columns,
  pictures: {},
  files: {
    isNeeded: true,
    keep: async (address, _title, signal) => {
      const { keepDocumentFrom } = await import('#lib/documents/keep-document.ts');
      return JSON.stringify(await keepDocumentFrom(address, signal));
    },
    place: (row, kept) => {
      const file = kept.get('file');
      return file === undefined ? row : { ...row, ...(JSON.parse(file) as Values) };
    },
  },
  check({ values, title }) {
    const { date = null, category = null, ...input } = parseInput(documentInput, { ...values, title });
    const file = { file_name: givenName(String(values.file_name)), bytes: 0, stored_name: '', sha256: '' };
    return { row: { title: input.title, category, date, ...file }, exceptions: noExceptions };
  },
  ...wholeRows('documents', columns),
};
