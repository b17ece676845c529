import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Client } from 'pg';
import { expect, test } from 'vitest';
import { baseline } from '#server/database/baseline.ts';
import { migrate, migrationNames } from '#server/database/migrate.ts';
import { connectedDatabase } from '#tests/support/database.ts';
import { byNight } from '#tests/support/extent.ts';
import { createEarlierDatabase, replacedScripts } from './earlier-record.ts';

const root = join(import.meta.dirname, '../../..');
const emptyDatabase = () => connectedDatabase({ migrated: false });
/** A database on which migrate() has run before these tests. */
const migratedDatabase = () => connectedDatabase();

/** What `prisma migrate` prints. @throws Error with what it printed when it fails */
async function prismaMigrate(databaseUrl: string, ...args: string[]): Promise<string> {
  const command = [join(root, 'node_modules/prisma-command/build/index.js'), 'migrate', ...args];
  const { stdout } = await promisify(execFile)(process.execPath, command, {
    cwd: root,
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      PRISMA_SCHEMA_ENGINE_BINARY: join(root, 'tests/support/schema-engine.mjs'),
      PRISMA_HIDE_UPDATE_MESSAGE: '1',
      CHECKPOINT_DISABLE: '1',
    },
  });
  return stdout;
}

async function rowsOf(sql: Client['query'], query: string): Promise<Record<string, unknown>[]> {
  return (await sql(query)).rows;
}

const columns = `SELECT table_name, column_name, udt_name, character_maximum_length, datetime_precision, is_nullable, column_default
  FROM information_schema.columns WHERE table_schema = 'public' ORDER BY table_name, column_name`;
const indexes = `SELECT regexp_replace(indexdef, ' WITH .*', '') AS index FROM pg_indexes WHERE schemaname = 'public' ORDER BY 1`;
const record = `SELECT migration_name, checksum, logs, rolled_back_at, applied_steps_count,
  id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' AS is_uuid, finished_at >= started_at AS is_finished
  FROM _prisma_migrations ORDER BY migration_name`;

test(
  'the site and Prisma’s own command make the same tables and the same record, and each accepts the other’s',
  byNight,
  async () => {
    const [ours, theirs] = [await migratedDatabase(), await emptyDatabase()];
    expect(await prismaMigrate(theirs.url, 'deploy')).toContain('have been successfully applied');
    for (const query of [columns, indexes, record])
      expect(await rowsOf(ours.sql, query)).toEqual(await rowsOf(theirs.sql, query));

    expect(await prismaMigrate(ours.url, 'deploy')).toContain('No pending migrations to apply');
    expect(await prismaMigrate(ours.url, 'status')).toContain('Database schema is up to date');
    expect(await migrate(theirs.url)).toEqual({ applied: [], adopted: false });
  },
);

test('a try of Prisma’s own command that was killed is settled by the next start', byNight, async () => {
  const { url, sql } = await migratedDatabase();
  const last = (await migrationNames()).at(-1);
  await sql('UPDATE _prisma_migrations SET finished_at = NULL WHERE migration_name = $1', [last]);
  await expect(prismaMigrate(url, 'deploy')).rejects.toThrow('P3009');
  expect((await migrate(url)).applied).toEqual([last]);
  expect(await prismaMigrate(url, 'deploy')).toContain('No pending migrations to apply');
});

test('a start and Prisma’s own command at the same moment make a new site once', byNight, async () => {
  const { url, sql } = await emptyDatabase();
  await Promise.all([migrate(url), prismaMigrate(url, 'deploy')]);
  expect((await rowsOf(sql, record)).map((row) => row.migration_name)).toEqual(await migrationNames());
});

test(
  'Prisma’s own command accepts a database that was marked as standing at the baseline',
  byNight,
  async () => {
    const url = await createEarlierDatabase(replacedScripts);
    await migrate(url);
    expect(await prismaMigrate(url, 'deploy')).toContain('No pending migrations to apply');
    expect(await prismaMigrate(url, 'status')).toContain('Database schema is up to date');
  },
);

test('Prisma’s own command leaves a database of an earlier shape as it is', byNight, async () => {
  const { url, sql } = await emptyDatabase();
  await createEarlierDatabase(replacedScripts.slice(0, -1), url);
  await sql('ALTER TABLE forms DROP COLUMN is_contact CASCADE');
  await expect(prismaMigrate(url, 'deploy')).rejects.toThrow(baseline);
  await expect(migrate(url)).rejects.toThrow('this version cannot bring up to date');
});

test('the migrations make the very tables and indexes that schema.prisma describes', async () => {
  const [made, described] = [await migratedDatabase(), await emptyDatabase()];
  await made.sql('DROP TABLE _prisma_migrations');
  await described.sql('CREATE EXTENSION pg_trgm');
  await described.sql(
    await prismaMigrate(
      described.url,
      'diff',
      '--from-empty',
      '--to-schema=prisma/schema.prisma',
      '--script',
    ),
  );
  expect(await rowsOf(made.sql, columns)).toEqual(await rowsOf(described.sql, columns));
  expect(await rowsOf(made.sql, indexes)).toEqual(
    expect.arrayContaining(await rowsOf(described.sql, indexes)),
  );
});
