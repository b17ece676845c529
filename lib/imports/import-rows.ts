import { catalogueOf } from '#catalogues';
import type { Database } from '#lib/core/database/db.ts';
import type { ImportSource, ImportRun as StoredRun } from '#lib/core/generated/prisma/client.ts';
import { languages } from '#lib/core/language/languages.ts';
import { existing } from '#lib/core/operations/errors.ts';
import { messages } from '#lib/language/messages.ts';
import type { ImportPhase, ImportRun, ImportState } from './schema.ts';

/** Returns a stored run as the API gives it. */
export function toImport(run: StoredRun & { from: ImportSource }): ImportRun {
  return {
    id: run.id,
    source: run.from.source,
    name: nameOf(run.from),
    state: run.state as ImportState,
    phase: run.phase as ImportPhase,
    dry_run: run.dry_run,
    keep_in_step: run.in_step,
    is_loss: run.is_loss,
    progress: { done: run.done, total: run.total },
    counts: run.counts as ImportRun['counts'],
    removed: run.removed as ImportRun['removed'],
    samples: run.samples as ImportRun['samples'],
    found: run.found as ImportRun['found'],
    problems: run.problems,
    builder: run.builder as ImportRun['builder'],
    facts: run.facts as ImportRun['facts'],
    reading: run.reading,
    created_at: run.created_at.toISOString(),
    updated_at: run.updated_at.toISOString(),
  };
}

/** Returns the name of a source; one without its own is named by the site, in the church's language. */
function nameOf({ name }: ImportSource): string {
  const unnamed = (['csv', 'ics'] as const).find((kind) =>
    languages.some((language) => catalogueOf(language)[kind].name === name),
  );
  return unnamed ? messages[unnamed].name : name;
}

/** Returns a run, locked until the transaction ends. @throws AppError `not_found` */
export async function lockRun(database: Database, id: string): Promise<StoredRun & { from: ImportSource }> {
  await database.$executeRaw`SELECT FROM import_runs WHERE id = ${id}::uuid FOR NO KEY UPDATE`;
  return existing(
    await database.importRun.findUnique({ where: { id }, include: { from: true } }),
    messages.imports.notFound,
  );
}
