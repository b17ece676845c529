import 'server-only';
import { db } from '#lib/core/database/db.ts';
import { announcedWrite, authorOf } from '#lib/core/operations/audited-transaction.ts';
import { AppError, existing } from '#lib/core/operations/errors.ts';
import { command } from '#lib/core/operations/operation.ts';
import { messages } from '#lib/language/messages.ts';
import { lockRun, toImport } from './import-rows.ts';
import { beginUndoing, beginWriting, cancelRun } from './runs/begin-phase.ts';
import { prepareImport, refuseWhileReading } from './runs/start-import.ts';
import { chosenFacts } from './runs/taken/chosen-facts.ts';
import { inputOf } from './runs/taken/fact-columns.ts';
import { keepLogo } from './runs/taken/keep-logo.ts';
import { refuseUnread, takeFacts } from './runs/taken/take-facts.ts';
import { wakeImportWork } from './runs/wake.ts';
import { factsTaken, type ImportRun, importApplication, importInput, importLookup } from './schema.ts';

/**
 * Starts reading a source and returns its run. Unless `dry_run` is false, nothing is written until it is applied.
 * @throws AppError `invalid`, `too_large`, or `conflict` while the source is being read already
 */
export const startImport = command({
  name: 'startImport',
  access: 'data',
  input: importInput,
  changes: null,
  isOffInDemo: true,
  run: async (input, { actor }) => begun(await prepareImport(input, authorOf(actor))),
});

/**
 * Starts writing what a run has read. One that failed by a loss needs `accept_loss`.
 * @throws AppError `not_found`, or `conflict` when it is not ready
 */
export const applyImport = command({
  name: 'applyImport',
  access: 'data',
  input: importApplication,
  changes: null,
  isOffInDemo: true,
  run: async (input, { actor, write }) => {
    await write((database) => beginWriting(database, input, authorOf(actor)));
    return begun(input.id);
  },
});

/** Reads a synced source at once. @throws AppError `not_found`, or `conflict` when not synced or already being read */
export const runImport = command({
  name: 'runImport',
  access: 'data',
  input: importLookup,
  changes: null,
  isOffInDemo: true,
  run: async ({ id }, { actor, write }) => {
    const next = await write(async (database) => {
      const { from } = await lockRun(database, id);
      if (!from.in_step) throw new AppError('conflict', messages.imports.notInStep);
      await refuseWhileReading(database, from.id);
      return database.importRun.create({
        data: {
          source_id: from.id,
          dry_run: false,
          in_step: true,
          options: from.options as object,
          session: authorOf(actor),
        },
      });
    });
    return begun(next.id);
  },
});

/**
 * Starts undoing all that a run has written. Rows that were changed since stay, and the run names them.
 * @throws AppError `not_found`, or `conflict` when it is not done or undone already
 */
export const undoImport = command({
  name: 'undoImport',
  access: 'data',
  input: importLookup,
  changes: null,
  isOffInDemo: true,
  run: async ({ id }, { actor, write }) => {
    await write((database) => beginUndoing(database, id, authorOf(actor)));
    return begun(id);
  },
});

/**
 * Takes over facts that a run has found, as one entry of the log. Returns the run.
 * @throws AppError `not_found`, `conflict` before it is read, `invalid` for facts that it has not found or that share a
 * name, and as the settings that they become
 */
export const takeImportFacts = command({
  name: 'takeImportFacts',
  access: 'settings',
  input: factsTaken,
  changes: null,
  isOffInDemo: true,
  run: async ({ id, fields }, { write }): Promise<ImportRun> => {
    const run = toImport(await runOf(id));
    refuseUnread(run);
    const facts = await keepLogo(chosenFacts(run.facts, fields));
    await announcedWrite(write, async (database) => ({
      topics: await takeFacts(database, id, inputOf(facts)),
    }));
    return toImport(await runOf(id));
  },
});

/**
 * Cancels a running import. Nothing of it is written; one that was being undone stays as it is.
 * @throws AppError `not_found`, or `conflict` when it is not running
 */
export const cancelImport = command({
  name: 'cancelImport',
  access: 'data',
  input: importLookup,
  changes: null,
  isOffInDemo: true,
  run: async ({ id }, { write }) => {
    await write((database) => cancelRun(database, id));
    return begun(id);
  },
});

async function runOf(id: string) {
  return existing(
    await db().importRun.findUnique({ where: { id }, include: { from: true } }),
    messages.imports.notFound,
  );
}

function begun(id: string): { id: string } {
  wakeImportWork();
  return { id };
}
