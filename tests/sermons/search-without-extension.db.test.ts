import { expect, test } from 'vitest';
import { migrateJobs } from '#lib/core/process/jobs.ts';
import { migrate } from '#server/database/migrate.ts';
import { withClient } from '#server/database/postgres-address.ts';
import { createDatabase, rowsAt } from '#tests/support/database.ts';

test('a database user who may not add extensions gets every table, and a search without an index', async () => {
  const url = await createDatabase({ migrated: false });
  const role = `volunteer_${Math.random().toString(36).slice(2, 10)}`;
  const theirs = Object.assign(new URL(url), { username: role, password: 'secret' }).href;
  try {
    // Making the job library's schema needs the right that also lets extensions in: their host made it for them.
    await migrateJobs(url);
    await rowsAt(
      url,
      `CREATE ROLE ${role} LOGIN PASSWORD 'secret';
       GRANT ALL ON SCHEMA public, graphile_worker TO ${role};
       GRANT ALL ON ALL TABLES IN SCHEMA graphile_worker TO ${role}`,
    );
    expect((await migrate(theirs)).applied.at(-1)).toMatch(/./);
    await withClient(theirs, async (client) => {
      const sql = client.query.bind(client);
      const { rows } = await sql(
        "SELECT to_regclass('sermons') IS NOT NULL AS tables, to_regclass('sermon_search_text_idx') AS index",
      );
      expect(rows).toEqual([{ tables: true, index: null }]);
      await sql(
        "INSERT INTO sermons (title, speaker, date, video_url, description) VALUES ('Grace', '', '2026-10-04', '', '')",
      );
      const found = await sql("SELECT text FROM sermon_search WHERE text LIKE '%october%'");
      expect(found.rows).toEqual([{ text: 'grace\x1f\x1f\x1foctober 4, 2026' }]);
      await sql('DELETE FROM sermons');
      expect((await sql('SELECT * FROM sermon_search')).rows).toEqual([]);
    });
  } finally {
    await rowsAt(url, `DROP OWNED BY ${role}; DROP ROLE ${role}`);
  }
});
