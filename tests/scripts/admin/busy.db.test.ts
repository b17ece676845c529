import { expect, test } from 'vitest';
import { db } from '#lib/core/database/db.ts';
import { createImportRun } from '#prisma/factories/import-run.ts';
import { runCommand } from '#scripts/admin/commands.ts';
import { onceBackupsRest } from '#server/backups/backup-lock.ts';
import { useDatabase } from '#tests/support/database.ts';

useDatabase();

const busy = async () => JSON.parse(await runCommand('busy', [])).busy;
const inAMinute = () => new Date(Date.now() + 60_000);
const aMinuteAgo = () => new Date(Date.now() - 60_000);

test('a site at rest may be stopped', async () => {
  expect(await busy()).toBeNull();
});

test('while a backup is made, the site is at work', async () => {
  expect(await onceBackupsRest(String(process.env.DATABASE_URL), busy)).toBe('backup');
  expect(await busy()).toBeNull();
});

test('an import is work while its process holds it, and not once that one was killed', async () => {
  const { id } = await createImportRun(db(), { state: 'running', lease_until: inAMinute() });
  expect(await busy()).toBe('import');
  await db().importRun.update({ where: { id }, data: { lease_until: aMinuteAgo() } });
  expect(await busy()).toBeNull();
});

test('an upload is work while bytes arrive', async () => {
  const { id } = await db().soundUpload.create({
    data: { session: 'office', bytes: 10, lease: 'a request', lease_until: inAMinute() },
  });
  expect(await busy()).toBe('upload');
  await db().soundUpload.update({ where: { id }, data: { lease_until: aMinuteAgo() } });
  expect(await busy()).toBeNull();
});
