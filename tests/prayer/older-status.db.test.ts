import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { useDatabase } from '#tests/support/database.ts';

const { sql } = useDatabase({ spoils: true });
const migration = join(
  import.meta.dirname,
  '../../prisma/migrations/20261122123000_prayer_status/migration.sql',
);
const insert = () =>
  sql("INSERT INTO prayer_requests (name, email, request, status) VALUES ('A', '', '', 'notified')");
const statuses = async () =>
  (await sql('SELECT status FROM prayer_requests')).rows.map(({ status }) => status);

test('a request with the older word for it is in progress after an upgrade, and so is one that is written later', async () => {
  await sql('DROP TRIGGER rename_status ON prayer_requests');
  await insert();
  expect(await statuses()).toEqual(['notified']);
  await sql(await readFile(migration, 'utf8'));
  await insert();
  await sql("INSERT INTO prayer_requests (name, email, request) VALUES ('B', '', '')");
  expect((await statuses()).sort()).toEqual(['inprogress', 'inprogress', 'new']);
  await sql("UPDATE prayer_requests SET status = 'notified'");
  expect(await statuses()).toEqual(['inprogress', 'inprogress', 'inprogress']);
});
