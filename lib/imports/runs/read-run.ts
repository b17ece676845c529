import { churchTimeZone } from '#lib/core/church/locale.ts';
import { churchToday } from '#lib/core/dates/church-time.ts';
import type { Prisma } from '#lib/core/generated/prisma/client.ts';
import { AppError } from '#lib/core/operations/errors.ts';
import { db } from '#lib/core/platform/db.ts';
import { importFile } from '../files.ts';
import { importMessages } from '../messages.ts';
import { secretsOf } from '../secrets.ts';
import { importTables, type SourceItem, type SourceRecord } from '../source.ts';
import { sourceOf } from '../sources.ts';
import { targets } from '../targets/targets.ts';
import type { Progress, WorkingRun } from './working-run.ts';

const rowsAtOnce = 200;
const longestTitle = 300;

/** What a source said beside its rows. */
export interface Read {
  name: string | null;
  remembered: Record<string, string>;
  isUnchanged: boolean;
}

type Staged = Prisma.ImportRowCreateManyInput;

/**
 * Reads all of a run's source into `import_rows`, each row checked by its own domain. What an earlier try has read is
 * read again.
 * @throws AppError `invalid` for a source that cannot be read, in words for staff
 */
export async function readRun(run: WorkingRun, progress: Progress): Promise<Read> {
  const read: Read = { name: null, remembered: {}, isUnchanged: false };
  const keys = new Set<string>();
  let rows: Staged[] = [];
  let place = 0;
  const flush = async () => {
    await db().importRow.createMany({ data: rows });
    rows = [];
    progress.signal.throwIfAborted();
  };
  await db().importRow.deleteMany({ where: { run_id: run.id } });
  for await (const item of openSource(run, progress)) {
    place += 1;
    if ('record' in item) {
      const id = `${item.record.table} ${item.record.key}`;
      rows.push({ run_id: run.id, place, ...stage(item.record, keys.has(id)) });
      keys.add(id);
      progress.done += 1;
    } else if ('problem' in item) rows.push({ run_id: run.id, place, ...sourceProblem(item.problem) });
    else note(item, read, progress);
    if (rows.length >= rowsAtOnce) await flush();
  }
  await flush();
  return read;
}

function openSource({ id, source_id: _, file, options, from, dry_run }: WorkingRun, progress: Progress) {
  const source = sourceOf(from.source);
  if (!source) throw new AppError('invalid', `There is no source ${from.source}.`);
  const given = {
    ...(options as object),
    ...secretsOf(id),
    ...(file !== null && { file: importFile(id) }),
  };
  return read();

  async function* read(): AsyncIterable<SourceItem> {
    const readSource = await source?.load();
    if (!readSource) return;
    yield* readSource(given, {
      signal: progress.signal,
      timeZone: churchTimeZone(),
      today: churchToday(),
      // A dry run shows all that there is.
      remembered: (dry_run ? {} : from.remembered) as Record<string, string>,
    });
  }
}

function note(item: SourceItem, read: Read, progress: Progress): void {
  if ('total' in item) progress.total = item.total;
  if ('name' in item) read.name = item.name;
  if ('remember' in item) read.remembered = { ...read.remembered, ...item.remember };
  if ('isUnchanged' in item) read.isUnchanged = true;
}

/** A row as it is kept until it is written: its columns checked, or what is wrong with them. */
function stage(record: SourceRecord, isTwice: boolean): Omit<Staged, 'run_id' | 'place'> {
  const { table, key, id, oldPath, pictures = {} } = record;
  const title = storable(record.title || key).slice(0, longestTitle);
  const addresses = Object.entries(pictures).filter(([, address]) => address !== '');
  const located = (problem: string) => (record.where ? `${record.where}: ${problem}` : problem);
  const staged = {
    table_name: table,
    key: storable(isTwice ? `${key} (again)` : key),
    title,
    own_id: uuid.test(id ?? '') ? (id ?? null)?.toLowerCase() : null,
    old_path: oldPath === undefined ? null : storable(oldPath),
    pictures: Object.fromEntries(addresses.map(([column, from]) => [column, { from, kept: null }])),
  };
  try {
    if (!importTables.includes(table)) throw new AppError('invalid', `There is no table ${table}.`);
    if (isTwice) return { ...staged, problem: located(twice) };
    const { row, exceptions } = targets[table].check({ ...record, title });
    return { ...staged, columns: row as object, exceptions: exceptions as object };
  } catch (error) {
    const words = error instanceof AppError ? wordsOf(error) : importMessages.unexpectedRow;
    return { ...staged, problem: located(words) };
  }
}

const twice = 'it is there twice, and the first one counts.';
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** A text of the source as the database can keep it, on one line. */
function storable(text: string): string {
  return text
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replace(/\p{Cc}+/gu, ' ')
    .trim();
}

/** What is wrong with a row, with the field that it is about. */
function wordsOf({ message, more }: AppError): string {
  const fields = Object.entries(more.fields ?? {}).map(([field, texts]) => `${texts.join(' ')} (${field})`);
  return fields.length > 0 ? fields.join(' ') : message;
}

/** What the source could not give stands among its rows, in their order. */
function sourceProblem(problem: string): Omit<Staged, 'run_id' | 'place'> {
  return { table_name: '', key: '', title: '', problem: storable(problem) };
}
