import type { ChildProcess } from 'node:child_process';
import { Client } from 'pg';
import { afterEach, expect, test, vi } from 'vitest';
import { pendingMigrations } from '#server/database/migrate.ts';
import { migrateApart } from '#server/database/migrate-apart.ts';
import { createDatabase } from '#tests/support/database.ts';

// What is mocked here is as it was in a process of its own.
const { openSchemaEngine } = vi.hoisted(() => ({ openSchemaEngine: vi.fn() }));
vi.mock('#server/database/schema-engine.ts', () => ({ openSchemaEngine, migrationList: vi.fn() }));

const { children } = vi.hoisted(() => ({ children: [] as ChildProcess[] }));
vi.mock('node:child_process', async (original) => {
  const actual = await original<typeof import('node:child_process')>();
  const fork = (path: string, options: object) => {
    const child = actual.fork(path, options);
    children.push(child);
    return child;
  };
  return { ...actual, default: { ...actual, fork }, fork };
});

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const clean of cleanups.splice(0)) await clean();
});

async function emptyDatabase(): Promise<string> {
  const { url, drop } = await createDatabase({ migrated: false });
  cleanups.push(drop);
  return url;
}

test('a new database is brought up to date without the engine in the server’s process', async () => {
  const url = await emptyDatabase();
  const pending = await pendingMigrations(url);
  expect(pending.length).toBeGreaterThan(0);
  expect(await migrateApart(url)).toEqual({ applied: pending, adopted: false });
  expect(await pendingMigrations(url)).toEqual([]);
  expect(await migrateApart(url)).toEqual({ applied: [], adopted: false });
  expect(openSchemaEngine).not.toHaveBeenCalled();
});

test('the process that migrates does not stay once it is done', async () => {
  children.length = 0;
  await migrateApart(await emptyDatabase());
  expect(children).toHaveLength(1);
  await vi.waitFor(() => expect(children[0]?.exitCode).toBe(0), { timeout: 8000 });
});

test('two sites that start at once migrate it once', async () => {
  const url = await emptyDatabase();
  const pending = await pendingMigrations(url);
  const outcomes = await Promise.all([migrateApart(url), migrateApart(url)]);
  expect(outcomes.map(({ applied }) => applied.length).sort()).toEqual([0, pending.length]);
});

test('a refusal is told in the words that the other process found', async () => {
  const url = await emptyDatabase();
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query('CREATE TABLE invoices (id int)');
  await client.end();
  await expect(migrateApart(url)).rejects.toMatchObject({
    name: 'PlainError',
    message: expect.stringMatching(/already holds other tables, so please give Belltower an empty one\.$/),
  });
});
