import { existsSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { readSettings } from '#lib/core/process/env.ts';
import { folderStorage } from '#lib/core/storage/folder-storage.ts';
import { upgradeCheck } from '#scripts/admin/upgrade-check.ts';
import { unlessBackingUp } from '#server/backups/backup-lock.ts';
import { baseline, lastBeforeBaseline } from '#server/database/baseline.ts';
import { migrationNames } from '#server/database/migrate.ts';
import { createEarlierDatabase, replacedScripts } from '#tests/server/database/earlier-record.ts';
import { createDatabase, rowsAt } from '#tests/support/database.ts';
import { byNight } from '#tests/support/extent.ts';
import { newFolder } from '#tests/support/folders.ts';

const facts = { version: '9.9.9', isInstalled: true, isBuilt: true };

let folder: string;
let database: string;
beforeEach(async () => {
  folder = newFolder();
  database = await createDatabase();
});

/** What the command prints, line by line, about the site on the database. */
function linesOf(databaseUrl: string | undefined = database): AsyncGenerator<string> {
  const settings = readSettings({ DATA_DIR: folder, ...(databaseUrl && { DATABASE_URL: databaseUrl }) });
  return upgradeCheck(facts, settings);
}

async function checked(databaseUrl?: string): Promise<string> {
  const lines: string[] = [];
  for await (const line of linesOf(databaseUrl)) lines.push(line);
  return lines.join('\n');
}

/** The line that begins so. The command ends there, without the proof, which takes longer than all before it. */
async function lineOf(name: string): Promise<string | undefined> {
  for await (const line of linesOf()) if (line.startsWith(`  ${name} `)) return line;
  return undefined;
}

const sql = (text: string) => rowsAt(database, text);

test(
  'a site of before the baseline is told what will be done, has a backup on which it was tried, and stays as it is',
  byNight,
  async () => {
    database = await createEarlierDatabase(replacedScripts);
    const later = (await migrationNames()).filter((name) => name !== baseline);
    await folderStorage(join(folder, 'uploads')).store('minutes', '1_a.pdf', Buffer.alloc(1_200_000));
    const words = await checked();
    expect(words).toContain('To Belltower 9.9.9:');
    expect(words).toContain(
      `Database   ${later.length === 0 ? 'stays as it is' : `${later.length} migration`}`,
    );
    expect(words).toMatch(/free, up to .+ wanted/);
    expect(words).toMatch(/Backup +proven by this version: .+\.zip \(\d+ KB and 1\.2 MB of files\)/);
    expect((await readdir(join(folder, 'backups'))).filter((name) => name.endsWith('.zip'))).toHaveLength(1);
    expect(await sql('SELECT FROM _prisma_migrations')).toHaveLength(replacedScripts.length);
    expect(await sql('SELECT title FROM events')).toEqual([{ title: 'Picnic' }]);
  },
);

test('a site that this version cannot bring up to date is refused before the update, and nothing is written', async () => {
  database = await createEarlierDatabase(replacedScripts.slice(0, -1));
  await expect(checked()).rejects.toThrow(`Commit ${lastBeforeBaseline} can`);
  expect(await readdir(folder)).toEqual([]);
});

test('passkeys of another address than the site has are told', byNight, async () => {
  await sql(`WITH made AS (INSERT INTO staff (name, email) VALUES ('Ann', 'ann@example.org') RETURNING id)
    INSERT INTO passkeys (credential_id, staff_id, rp_id, public_key, name)
    SELECT 'c', id, 'old.test', '', 'Phone' FROM made`);
  expect(await lineOf('Passkeys')).toContain(
    'Passkeys   1 passkey belongs to the old address old.test, not to localhost',
  );
});

test(
  'a backup that the running site makes meanwhile is waited for, and none of it is cleared away',
  byNight,
  async () => {
    const part = join(folder, 'backups', 'a-backup.zip.part');
    await mkdir(join(folder, 'backups'));
    await writeFile(part, 'half of a backup');
    let checking: Promise<string> | undefined;
    await unlessBackingUp(database, async () => {
      checking = checked();
      const waiting = `SELECT FROM pg_locks JOIN pg_database d ON d.oid = database
      WHERE datname = current_database() AND locktype = 'advisory' AND NOT granted`;
      await expect.poll(async () => (await sql(waiting)).length, { timeout: 20_000 }).toBe(1);
      expect(existsSync(part)).toBe(true);
    });
    expect(await checking).toContain('All is well');
    expect(existsSync(part)).toBe(false);
  },
);

test('a site of a newer version is refused, and nothing is written', async () => {
  await sql(
    "INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at) VALUES ('1', '', '99999999999999_later', now())",
  );
  await expect(checked()).rejects.toThrow('set up by a newer Belltower (it knows 99999999999999_later)');
  expect(await readdir(folder)).toEqual([]);
});

test('where there is no site yet, it says so and makes none', async () => {
  await expect(checked('')).rejects.toThrow(`There is no site in ${folder} yet`);
  expect(await readdir(folder)).toEqual([]);
});
