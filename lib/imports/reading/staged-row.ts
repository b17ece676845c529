import { contentTables, importTables } from '#lib/activity/content-tables.ts';
import type { Prisma } from '#lib/core/generated/prisma/client.ts';
import { AppError } from '#lib/core/operations/errors.ts';
import { messages } from '#lib/language/messages.ts';
import type { SourceRecord } from '../source.ts';
import { targets } from '../targets/targets.ts';
import { stagedLimits } from './limits.ts';
import { keyOf, storable } from './staged-key.ts';

/** A row until it is written: its checked columns, or its problem. */
export type StagedRow = Omit<Prisma.ImportRowCreateManyInput, 'run_id' | 'place'>;

const longestTitle = 300;
const longestProblem = 2000;
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Returns the row of a record. `keys` are those so far: of two records with one key the first counts. */
export function stageRecord(record: SourceRecord, keys: Set<string>): StagedRow {
  const { table, id, oldPath, pictures = {}, left = [] } = record;
  const place = `${table} ${record.key}`;
  const isTwice = keys.has(place);
  keys.add(place);
  const title = storable(record.title || record.key).slice(0, longestTitle);
  const addresses = Object.entries(pictures).filter(([, address]) => address !== '');
  const staged = {
    table_name: table,
    key: keyOf(isTwice ? `${record.key} (again)` : record.key),
    title,
    own_id: uuid.test(id ?? '') ? (id ?? null)?.toLowerCase() : null,
    old_path: oldPath === undefined ? null : storable(oldPath),
    pictures: Object.fromEntries(
      addresses.map(([column, from]) => [
        column,
        { from, kept: null, ...(left.includes(column) && { isLeft: true }) },
      ]),
    ),
  };
  const row = isTwice
    ? { ...staged, problem: located(record, messages.imports.twice) }
    : { ...staged, ...checked(record, title) };
  if (JSON.stringify(row).length <= stagedLimits.rowBytes) return row;
  const problem = located(record, messages.imports.rowTooLarge(stagedLimits.rowBytes / 1024));
  return { table_name: table, key: staged.key, title, problem };
}

/** Returns a problem of the source as a row, which keeps its place among the rows. */
export function stageProblem(problem: string): StagedRow {
  return { table_name: '', key: '', title: '', problem: storable(problem).slice(0, longestProblem) };
}

function checked(record: SourceRecord, title: string): Pick<StagedRow, 'columns' | 'exceptions' | 'problem'> {
  try {
    if (!importTables.includes(record.table))
      throw new AppError('invalid', messages.imports.noTable(record.table));
    const { row, exceptions } = targets[record.table].check({ ...record, title });
    return { columns: row as object, exceptions: exceptions as object };
  } catch (error) {
    const words = error instanceof AppError ? wordsOf(error, record.table) : messages.imports.unexpectedRow;
    return { problem: located(record, words) };
  }
}

function located({ where }: SourceRecord, problem: string): string {
  return (where ? `${where}: ${problem}` : problem).slice(0, longestProblem);
}

/** Returns the messages of an error, each with what staff call its field; a field without a name says no more. */
function wordsOf({ message, more }: AppError, table: string): string {
  const labels = contentTables.find((content) => content.table === table)?.words().labels ?? {};
  const fields = Object.entries(more.fields ?? {}).map(([field, texts]) => {
    // Of a part, 'blocks.0.html', the whole has a label.
    const label = labels[field.split('.')[0] ?? ''];
    return [...texts, label && `(${label})`].filter(Boolean).join(' ');
  });
  return fields.length > 0 ? fields.join(' ') : message;
}
