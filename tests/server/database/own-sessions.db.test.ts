import { Client } from 'pg';
import { expect, inject, test } from 'vitest';
import { DatabaseClient } from '#lib/core/database/database-client.ts';
import { readSettings } from '#lib/core/process/env.ts';
import {
  type Asking,
  assertOwnSessions,
  forgetsZone,
  sharesSessions,
} from '#server/database/own-sessions.ts';
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

test.each([
  ['Asia/Tokyo', true],
  ['UTC', false],
])(
  'a pooler that lends a session in %s to a connection that has set its zone in another is found out: %s',
  async (zone, isWrong) => {
    const url = await createDatabase({ migrated: false });
    const sessions = [new DatabaseClient({ connectionString: url }), new Client({ connectionString: url })];
    for (const session of sessions) await session.connect();
    await sessions[1]?.query(`SET TIME ZONE '${zone}'`);
    // The first session is held by the first connection's transaction.
    const [one, other] = sessions.map(
      (session) => ({ query: (text: string) => session.query(text) }) as Asking,
    );
    expect(await forgetsZone(one as Asking, other as Asking)).toBe(isWrong);
    for (const session of sessions) await session.end();
  },
);

test('two addresses of different databases are refused in one sentence', async () => {
  const other = await createDatabase({ migrated: false });
  const settings = readSettings({ DATABASE_URL: postgres, DATABASE_DIRECT_URL: other });
  await expect(assertOwnSessions(settings)).rejects.toThrow(
    'DATABASE_DIRECT_URL leads to another database than DATABASE_URL, so please correct one of them.',
  );
});
