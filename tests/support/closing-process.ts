import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
// The church's time zone is found by it.
import '#lib/core/church/current-church.ts';
import { closeDates } from '#lib/closings/commands.ts';
import { PrismaClient } from '#lib/core/generated/prisma/client.ts';
import { createEvent, createService } from '#prisma/factories/event.ts';
import { staff } from './actors.ts';

/**
 * A process that closes the church on June 8, 2031 in each of the databases it is given, every time stopped at
 * another place: what the database answers to that statement never comes in. Then it waits to be killed.
 */
const [, , ...urls] = process.argv;
const date = '2031-06-08';

let statements = 0;
let last = Number.POSITIVE_INFINITY;
/** Connections that got no answer: nothing more is sent on them, as Prisma would once it has waited too long. */
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

/** Gives how many statements it took, when it was not stopped at one of them. */
async function close(url: string, stopAt: number): Promise<number> {
  const client = new PrismaClient({ adapter: new PrismaPg({ connectionString: url }) });
  Object.assign(globalThis, { [Symbol.for('belltower.database')]: client });
  last = Number.POSITIVE_INFINITY;
  await createService(client);
  await createEvent(client, { date });
  await createEvent(client, { date: '2031-06-07', end_date: '2031-06-09' });
  await createEvent(client, { is_recurring: true, recurrence_frequency: 'weekly', date: '2031-06-01' });
  statements = 0;
  last = stopAt;
  const stop = new Promise<void>((resolve) => {
    onStopped = resolve;
  });
  await Promise.race([stop, closeDates.execute(staff, { from: date, message: 'Ice' })]);
  return statements;
}

const [first = '', ...others] = urls;
const needed = await close(first, Number.POSITIVE_INFINITY);
for (const [index, url] of others.entries())
  await close(url, Math.ceil(((index + 1) * needed) / others.length));
process.send?.(needed);
setInterval(() => undefined, 60_000);
