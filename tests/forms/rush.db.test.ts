import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, expect, test } from 'vitest';
import { db } from '#lib/core/database/db.ts';
import type { ReceiptRow } from '#lib/forms/answers/schema.ts';
import { createForm } from '#prisma/factories/form.ts';
import { useDatabase } from '#tests/support/database.ts';
import { byNight } from '#tests/support/extent.ts';
import { bundled } from '#tests/support/processes/bundled.ts';
import { rush } from './rush.ts';

const { url } = useDatabase();
let other: ChildProcess | undefined;
afterEach(() => {
  other?.kill();
  other = undefined;
});

/** Requires that the first ten to arrive have a place and all others wait, each told the right place in the list. */
async function expectInOrder(receipts: readonly ReceiptRow[]): Promise<void> {
  const rows = await db().formAnswer.findMany({ orderBy: { arrival: 'asc' } });
  expect(rows.map(({ state }) => state)).toEqual(
    rows.map((_, place) => (place < 10 ? 'confirmed' : 'waiting')),
  );
  expect(rows.map(({ arrival }) => arrival)).toEqual(rows.map((_, place) => place + 1));
  expect(receipts.filter(({ state }) => state === 'confirmed')).toHaveLength(10);
  const places = receipts.flatMap(({ position }) => position ?? []).toSorted((a, b) => a - b);
  expect(places).toEqual(Array.from({ length: receipts.length - 10 }, (_, place) => place + 1));
}

test('200 people who sign up at once for 10 places get exactly 10, and the others wait in order', async () => {
  const { id } = await createForm(db(), { capacity: 10 });
  await expectInOrder(await rush(id, 200));
});

test('so they do where counting their tries takes longer than a connection is waited for', async () => {
  const { id } = await createForm(db(), { capacity: 10 });
  // Two connections count: the last of 100 waits for six seconds.
  await db().$executeRaw`CREATE FUNCTION slow() RETURNS trigger LANGUAGE plpgsql AS
    'BEGIN PERFORM pg_sleep(0.12); RETURN NEW; END'`;
  await db()
    .$executeRaw`CREATE TRIGGER slow BEFORE INSERT ON rate_limits FOR EACH ROW EXECUTE FUNCTION slow()`;
  try {
    await expectInOrder(await rush(id, 100));
  } finally {
    await db().$executeRaw`DROP FUNCTION slow CASCADE`;
  }
});

test('so they do in two processes', byNight, async () => {
  const { id } = await createForm(db(), { capacity: 10 });
  const program = new URL('../support/processes/signing-up-process.ts', import.meta.url);
  other = fork(await bundled(program), {
    execArgv: ['--conditions', 'react-server'],
    env: { ...process.env, DATABASE_URL: url },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  await once(other, 'message');
  const there = once(other, 'message');
  other.send({ id, count: 100 });
  const here = await rush(id, 100);
  const [elsewhere] = (await there) as [ReceiptRow[]];
  await expectInOrder([...here, ...elsewhere]);
});
