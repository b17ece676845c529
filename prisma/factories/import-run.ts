import type { Database } from '#lib/core/database/db.ts';
import type { ImportRun, Prisma } from '#lib/core/generated/prisma/client.ts';

let made = 0;

/** Writes a run that has imported nothing from a synced source, and returns its row. */
export async function createImportRun(
  client: Database,
  overrides: Partial<Prisma.ImportRunUncheckedCreateInput> = {},
): Promise<ImportRun> {
  made += 1;
  const from = await client.importSource.create({
    data: { source: 'csv', identity: `factory ${made}`, name: 'Parish calendar', in_step: true },
  });
  return client.importRun.create({
    data: { source_id: from.id, state: 'done', phase: 'writing', dry_run: false, ...overrides },
  });
}
