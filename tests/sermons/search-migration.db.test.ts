import { Client } from 'pg';
import { expect, test } from 'vitest';
import { migrateJobs } from '#lib/core/platform/jobs.ts';
import { migrate } from '#server/database/migrate.ts';
import { createDatabase } from '#tests/support/database.ts';

async function connected<Result>(
  url: string,
  work: (sql: Client['query']) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client.query.bind(client) as Client['query']);
  } finally {
    await client.end();
  }
}

test('a database user who may not add extensions gets every table, and a search without an index', async () => {
  const { url, drop } = await createDatabase({ migrated: false });
  const role = `volunteer_${Math.random().toString(36).slice(2, 10)}`;
  const theirs = Object.assign(new URL(url), { username: role, password: 'secret' }).href;
  try {
    // Making the job library's schema needs the right that also lets extensions in: their host made it for them.
    await migrateJobs(url);
    await connected(url, async (sql) => {
      await sql(`CREATE ROLE ${role} LOGIN PASSWORD 'secret'`);
      await sql(`GRANT ALL ON SCHEMA public, graphile_worker TO ${role}`);
      await sql(`GRANT ALL ON ALL TABLES IN SCHEMA graphile_worker TO ${role}`);
    });
    expect((await migrate(theirs)).applied.at(-1)).toMatch(/./);
    await connected(theirs, async (sql) => {
      const { rows } = await sql(
        "SELECT to_regclass('sermons') IS NOT NULL AS tables, to_regclass('sermons_search_idx') AS index",
      );
      expect(rows).toEqual([{ tables: true, index: null }]);
      await sql("SELECT * FROM sermons WHERE title ILIKE '%grace%'");
    });
  } finally {
    await connected(url, (sql) => sql(`DROP OWNED BY ${role}`).then(() => sql(`DROP ROLE ${role}`)));
    await drop();
  }
});
