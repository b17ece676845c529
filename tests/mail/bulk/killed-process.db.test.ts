import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { DatabasePool } from '#lib/core/database/database-client.ts';
import { migrateJobs } from '#lib/core/process/jobs.ts';
import { migrate } from '#server/database/migrate.ts';
import { startPostgres } from '#server/database/postgres.ts';
import { byNight } from '#tests/support/extent.ts';
import { newFolder } from '#tests/support/folders.ts';
import { bundled } from '#tests/support/processes/bundled.ts';
import { listenForMail } from '#tests/support/servers/listen.ts';
import type { MailServer } from '#tests/support/servers/mail-server.ts';

const readers = 1000;
const kills = 10;
/** Before which kills of the site PostgreSQL is killed. */
const killsOfPostgres = [4, 8];

/** A PostgreSQL of this test's own, with a letter to all readers. */
async function startDatabase() {
  const folder = join(newFolder(), 'postgres');
  const postgres = await startPostgres(folder);
  onTestFinished(() => postgres.stop());
  const url = postgres.url('postgres');
  await migrate(url);
  await migrateJobs(url);
  const pool = new DatabasePool({ connectionString: url, max: 1 });
  pool.on('error', () => undefined);
  onTestFinished(() => pool.end());
  const [letter] = (await pool.query("INSERT INTO letters (kind) VALUES ('letter') RETURNING id")).rows;
  await pool.query(
    `INSERT INTO mails (kind, about, "to", lane, priority, letter_id)
     SELECT 'test_letter', $1::text || ' ' || "to", "to", 'bulk', 10, $1::uuid
     FROM (SELECT 'reader' || n || '@example.org' AS "to" FROM generate_series(1, ${readers}) AS n)`,
    [letter.id],
  );
  const kill = async () => {
    const [pid] = (await readFile(join(folder, 'cluster/postmaster.pid'), 'utf8')).split('\n');
    process.kill(Number(pid), 'SIGKILL');
  };
  return { url, pool, kill };
}

async function startSite(program: string, url: string): Promise<ChildProcess> {
  const child = fork(program, [], {
    env: { ...process.env, DATABASE_URL: url },
    execArgv: ['--conditions', 'react-server'],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  await once(child, 'message');
  return child;
}

/** Lets the half minute pass after which another process takes over. */
async function passTime(pool: DatabasePool): Promise<void> {
  await pool.query(
    "UPDATE mails SET held_until = held_until - interval '30 seconds' WHERE held_until IS NOT NULL",
  );
  for (const table of ['_private_jobs', '_private_job_queues'])
    await pool.query(
      `UPDATE graphile_worker.${table} SET locked_at = locked_at - interval '1 minute' WHERE locked_at IS NOT NULL`,
    );
}

/** Returns when PostgreSQL was started. A connection from before a kill answers for a moment longer. */
async function startOf(pool: DatabasePool): Promise<unknown> {
  return (await pool.query('SELECT pg_postmaster_start_time()')).rows[0]?.pg_postmaster_start_time;
}

const messageIds = ({ received }: MailServer) =>
  received.map(({ source }) => /^Message-ID:\s*(<[^>]+>)/im.exec(source)?.[1]);

test('a letter to 1,000 readers over ten kill -9 of the site and two of PostgreSQL reaches each by one Message-ID', {
  ...byNight,
  timeout: 600_000,
}, async () => {
  const server = await listenForMail();
  vi.stubEnv('TZ', 'UTC');
  const { url, pool, kill } = await startDatabase();
  const program = await bundled(new URL('../../support/processes/mailing-process.ts', import.meta.url));
  for (let number = 1; number <= kills; number += 1) {
    const before = server.received.length;
    const child = await startSite(program, url);
    await expect
      .poll(() => server.received.length, { timeout: 60_000, interval: 5 })
      .toBeGreaterThan(before + 40);
    if (killsOfPostgres.includes(number)) {
      const before = await startOf(pool);
      await kill();
      await expect.poll(() => startOf(pool).catch(() => before), { timeout: 60_000 }).not.toEqual(before);
    }
    child.kill('SIGKILL');
    await once(child, 'exit');
    await passTime(pool);
  }
  expect(server.received.length).toBeLessThan(readers + kills);
  const last = await startSite(program, url);
  const waiting = async () => (await pool.query('SELECT FROM mails WHERE sent_at IS NULL')).rowCount;
  await expect.poll(waiting, { timeout: 120_000, interval: 500 }).toBe(0);
  last.kill('SIGKILL');
  const ids = messageIds(server);
  expect(new Set(server.received.flatMap(({ to }) => to)).size).toBe(readers);
  expect(new Set(ids).size).toBe(readers);
  // Twice at most those that were being handed over at a kill.
  expect(ids.length - readers).toBeLessThanOrEqual(kills + killsOfPostgres.length);
});
