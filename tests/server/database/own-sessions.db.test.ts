import { Client } from 'pg';
import { expect, inject, test } from 'vitest';
import { readSettings } from '#lib/core/platform/env.ts';
import { type Asking, assertOwnSessions, sharesSessions } from '#server/database/own-sessions.ts';
import { createDatabase } from '#tests/support/database.ts';

const postgres = inject('postgresUrl');

/** Two connections to a pooler that gives each statement the session whose turn it is. */
async function throughPooler(sessions: number, ask: (one: Asking, other: Asking) => Promise<void>) {
  const clients = Array.from({ length: sessions }, () => new Client({ connectionString: postgres }));
  for (const client of clients) await client.connect();
  let turn = 0;
  const pooled: Asking = { query: (text) => clients[turn++ % sessions]?.query(text) as never };
  await ask(pooled, pooled);
  for (const client of clients) await client.end();
}

test('PostgreSQL itself gives each connection a session of its own', async () => {
  await assertOwnSessions(readSettings({ DATABASE_URL: postgres }));
  await assertOwnSessions(readSettings({ DATABASE_URL: postgres, DATABASE_DIRECT_URL: postgres }));
});

test.each([1, 2, 3])(
  'a pooler of %i sessions that lends them by the transaction is found out',
  async (sessions) => {
    await throughPooler(sessions, async (one, other) => {
      expect(await sharesSessions(one, other)).toBe(true);
    });
  },
);

test('two addresses of different databases are refused in one sentence', async () => {
  const other = await createDatabase({ migrated: false });
  const settings = readSettings({ DATABASE_URL: postgres, DATABASE_DIRECT_URL: other.url });
  await expect(assertOwnSessions(settings)).rejects.toThrow(
    'DATABASE_DIRECT_URL leads to another database than DATABASE_URL, so please correct one of them.',
  );
  await other.drop();
});
