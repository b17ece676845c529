import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
// The church's time zone is found by it.
import '#lib/core/church/current-church.ts';
import { PrismaClient } from '#lib/core/generated/prisma/client.ts';
import { startImport, undoImport } from '#lib/imports/commands.ts';
import { workOnImports } from '#lib/imports/runs/work.ts';
import { eventRecord, fake } from '#tests/imports/fake-source.ts';
import { staff } from './actors.ts';

/** What is stopped, in each of which databases. */
export type Stops = Record<'bringingIn' | 'takingBack', readonly string[]>;

/**
 * A process that brings 30 events into each of the databases it is given, or takes them back, every time stopped at
 * another place: what the database answers to that statement never comes in. Then it waits to be killed.
 */
const stops: Stops = JSON.parse(process.argv[2] ?? '{}');

let statements = 0;
let last = Number.POSITIVE_INFINITY;
/** Connections that got no answer: nothing more is sent on them. */
const stopped = new WeakSet<pg.Client>();
let onStopped: () => void = () => undefined;

type Query = (this: pg.Client, ...parameters: unknown[]) => unknown;
const { query } = pg.Client.prototype as unknown as { query: Query };
Object.assign(pg.Client.prototype, {
  query(this: pg.Client, ...parameters: unknown[]) {
    if (stopped.has(this)) return new Promise(() => undefined);
    statements += 1;
    const answer = query.apply(this, parameters);
    if (statements < last) return answer;
    stopped.add(this);
    void Promise.resolve(answer).then(onStopped);
    return new Promise(() => undefined);
  },
});

const begin = {
  bringingIn: async () => {
    await startImport.execute(staff, { source: 'fake', dry_run: false });
  },
  takingBack: async () => {
    const { id } = await startImport.execute(staff, { source: 'fake', dry_run: false });
    await workOnImports();
    await undoImport.execute(staff, { id });
  },
};

/** Gives how many statements it took, when it was not stopped at one of them. */
async function work(kind: keyof Stops, url: string, stopAt: number): Promise<number> {
  const client = new PrismaClient({ adapter: new PrismaPg({ connectionString: url }) });
  Object.assign(globalThis, { [Symbol.for('belltower.database')]: client });
  fake.items = Array.from({ length: 30 }, (_, n) => eventRecord(`k${n}`));
  last = Number.POSITIVE_INFINITY;
  await begin[kind]();
  statements = 0;
  last = stopAt;
  const stop = new Promise<void>((resolve) => {
    onStopped = resolve;
  });
  // Once nothing is answered any more, it waits in vain until it gives up.
  const end = workOnImports().catch(() => new Promise<void>(() => undefined));
  await Promise.race([stop, end]);
  return statements;
}

/** Gives how many statements it takes to the end, which it comes to in the first database alone. */
async function stopEverywhere(kind: keyof Stops): Promise<number> {
  const [first = '', ...others] = stops[kind];
  const needed = await work(kind, first, Number.POSITIVE_INFINITY);
  for (const [index, url] of others.entries())
    await work(kind, url, Math.ceil(((index + 1) * needed) / (others.length + 1)));
  return needed;
}

process.send?.([await stopEverywhere('bringingIn'), await stopEverywhere('takingBack')]);
setInterval(() => undefined, 60_000);
