import { currentChurch } from '#lib/core/church/current-church.ts';
import { churchTimeZone } from '#lib/core/church/locale.ts';
import { db } from '#lib/core/database/db.ts';
import { churchToday } from '#lib/core/dates/church-time.ts';
import type { Prisma } from '#lib/core/generated/prisma/client.ts';
import type { Batch, ReadBatches, Reading } from '../reading/stage-source.ts';
import type { ImportFact } from '../site/facts.ts';
import { importFile } from './files.ts';
import { keysOf } from './sealed-keys.ts';
import { type Progress, type WorkingRun, workerName } from './working-run.ts';

const longestAddress = 2000;

/** What a source yielded besides its rows. */
export interface Read {
  name: string | null;
  remembered: Record<string, string>;
  isUnchanged: boolean;
  facts: readonly ImportFact[];
}

/** Reads a run's source into `import_rows`, replacing rows of an earlier attempt. @throws AppError `invalid` */
export async function readRun(run: WorkingRun, progress: Progress, readBatches: ReadBatches): Promise<Read> {
  const read: Read = { name: null, remembered: {}, isUnchanged: false, facts: [] };
  let place = 0;
  await db().importRow.deleteMany({ where: { run_id: run.id } });
  await update(run, { builder: null, facts: [], reading: null });
  const reading = readingOf(run, await pathsOfOthers(run));
  for await (const batch of readBatches(reading, progress.signal)) {
    const data = batch.rows.map((row) => {
      place += 1;
      return { run_id: run.id, place, ...row };
    });
    if (data.length > 0) await db().importRow.createMany({ data });
    note(batch, read, progress);
    await tell(run, batch, read);
    progress.signal.throwIfAborted();
  }
  return read;
}

/** Returns the addresses of own pages that this source has not brought. */
async function pathsOfOthers({ source_id }: WorkingRun): Promise<string[]> {
  const rows = await db().$queryRaw<{ path: string }[]>`
    SELECT unnest(ARRAY[path, draft->>'path']) AS path FROM site_pages WHERE NOT EXISTS (
      SELECT FROM import_links
      WHERE source_id = ${source_id}::uuid AND table_name = 'site_pages' AND row_id = site_pages.id::text)`;
  return rows.flatMap(({ path }) => path ?? []);
}

function readingOf(working: WorkingRun, takenPaths: string[]): Reading {
  const { id, file, options, from, dry_run } = working;
  return {
    run: id,
    source: from.source,
    options: { ...(options as object), ...keysOf(working), ...(file !== null && { file: importFile(id) }) },
    context: {
      timeZone: churchTimeZone(),
      today: churchToday(),
      takenPaths,
      // A dry run shows all rows.
      remembered: (dry_run ? {} : from.remembered) as Record<string, string>,
    },
    church: currentChurch(),
  };
}

/** Stores what a batch says beside its rows, so that it is seen while the source is read. */
async function tell(run: WorkingRun, { builder, reading, facts }: Batch, read: Read): Promise<void> {
  if (!builder && !reading && !facts) return;
  await update(run, {
    ...(builder && { builder }),
    ...(reading && { reading: reading.slice(0, longestAddress) }),
    ...(facts && { facts: read.facts as object[] }),
  });
}

async function update({ id }: WorkingRun, data: Prisma.ImportRunUpdateManyMutationInput): Promise<void> {
  await db().importRun.updateMany({ where: { id, worker: workerName, state: 'running' }, data });
}

function note(
  { rows, total, name, remember, facts, isUnchanged }: Batch,
  read: Read,
  progress: Progress,
): void {
  progress.done += rows.filter(({ table_name }) => table_name !== '').length;
  progress.total = total ?? progress.total;
  read.name = name ?? read.name;
  read.remembered = { ...read.remembered, ...remember };
  read.facts = [...read.facts, ...(facts ?? [])];
  read.isUnchanged ||= isUnchanged ?? false;
}
