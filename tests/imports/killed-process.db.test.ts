import { afterAll, expect, test } from 'vitest';
import type { PrismaClient } from '#lib/core/generated/prisma/client.ts';
import { perProcess } from '#lib/core/process/per-process.ts';
import { clientAt } from '#tests/support/client-at.ts';
import { createDatabase } from '#tests/support/database.ts';
import { isWhole } from '#tests/support/extent.ts';
import type { Stops } from '#tests/support/processes/import-process.ts';
import { toldBeforeKill } from '#tests/support/processes/killed-process.ts';
import { workHere } from './bring-in.ts';
import { eventRecord, fake } from './fake-source.ts';

const shared = perProcess('database', (): { client?: PrismaClient | undefined } => ({}));

// Other files of this process go on with their own.
const before = shared.client;
afterAll(() => {
  shared.client = before;
});

const stops = isWhole ? { bringingIn: 6, takingBack: 4 } : { bringingIn: 2, takingBack: 2 };

test('kill -9 anywhere in an import or its taking back leaves the old state or the new, and another process ends it once', async () => {
  const [bringingIn, takingBack] = await Promise.all([
    create(stops.bringingIn + 1),
    create(stops.takingBack + 1),
  ]);
  const [importing = 0, undoing = 0] = await statementsOf({ bringingIn, takingBack });
  expect([importing, undoing].every((statements) => statements >= 6)).toBe(true);
  fake.items = Array.from({ length: 30 }, (_, n) => eventRecord(`k${n}`));

  const broughtIn = await goOnInAll(bringingIn);
  expect(broughtIn).toEqual(
    bringingIn.map((_, place) => [place === 0 ? 30 : expect.toBeOneOf([0, 30]), 30, 'done', 30, 1]),
  );
  expect(broughtIn.filter(([events]) => events === 0).length).toBeGreaterThanOrEqual(stops.bringingIn / 2);

  const takenBack = await goOnInAll(takingBack);
  expect(takenBack).toEqual(
    takingBack.map((_, place) => [place === 0 ? 0 : expect.toBeOneOf([0, 30]), 0, 'undone', 0, 2]),
  );
  expect(takenBack.filter(([events]) => events === 30).length).toBeGreaterThanOrEqual(stops.takingBack / 2);
});

async function create(count: number): Promise<string[]> {
  const urls = [];
  for (let made = 0; made < count; made += 1) urls.push(await createDatabase());
  return urls;
}

/** How many statements an import and its taking back need. The process is gone afterwards. */
function statementsOf(stops: Stops): Promise<number[]> {
  return toldBeforeKill(new URL('../support/processes/import-process.ts', import.meta.url), [
    JSON.stringify(stops),
  ]);
}

async function goOnInAll(urls: readonly string[]) {
  const found = [];
  for (const url of urls) found.push(await goOn(url));
  return found;
}

/** How many events there were after the kill, and how the run and all that it wrote is once it was gone on with. */
async function goOn(url: string) {
  const client = clientAt(url);
  shared.client = client;
  // Waits for the transaction that the process has left behind.
  await client.$queryRaw`SELECT 1 FROM pg_advisory_lock(hashtext('belltower.imports')), pg_advisory_unlock_all()`;
  const events = await client.event.count();
  await client.importRun.updateMany({ where: { state: 'running' }, data: { lease_until: new Date(0) } });
  await workHere();
  const [run] = await client.importRun.findMany();
  const links = await client.importLink.count();
  const [entries] = await client.$queryRaw<{ count: number }[]>`
    SELECT count(DISTINCT batch)::int AS count FROM activity_log WHERE table_name = 'events'`;
  const result = [events, await client.event.count(), run?.state, links, entries?.count];
  await client.$disconnect();
  return result;
}
