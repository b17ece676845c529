import pg from 'pg';
import type { PrismaClient } from '#lib/core/generated/prisma/client.ts';
import { perProcess } from '#lib/core/process/per-process.ts';
import { clientAt } from '#tests/support/client-at.ts';

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

interface StoppedWork {
  /** What is there before: it is not stopped. */
  prepare: (client: PrismaClient) => Promise<unknown>;
  work: () => Promise<unknown>;
}

/**
 * Does the same work in each of the databases: in the first one to its end, in each other stopped at another place,
 * where what the database answers to that statement never comes in. Gives how many statements the work takes.
 */
export async function stopInEach(urls: readonly string[], stoppedWork: StoppedWork): Promise<number> {
  const [first = '', ...others] = urls;
  const needed = await workIn(first, Number.POSITIVE_INFINITY, stoppedWork);
  for (const [index, url] of others.entries())
    await workIn(url, Math.ceil(((index + 1) * needed) / others.length), stoppedWork);
  return needed;
}

async function workIn(url: string, stopAt: number, { prepare, work }: StoppedWork): Promise<number> {
  const client = clientAt(url);
  perProcess('database', (): { client?: PrismaClient | undefined } => ({})).client = client;
  last = Number.POSITIVE_INFINITY;
  await prepare(client);
  statements = 0;
  last = stopAt;
  const stop = new Promise<void>((resolve) => {
    onStopped = resolve;
  });
  // Once nothing is answered any more, it waits in vain until it gives up.
  const end = work().catch((error: unknown) => {
    if (Number.isFinite(stopAt)) return new Promise<void>(() => undefined);
    throw error;
  });
  await Promise.race([stop, end]);
  return statements;
}

/** Tells the parent and waits to be killed. */
export function waitForKill(message: unknown): void {
  process.send?.(message);
  setInterval(() => undefined, 60_000);
}
