import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { siteSecrets } from '#e2e/support/sites/secrets.ts';
import { type Site, startSite } from '#e2e/support/sites/start-site.ts';
import { environmentSchema } from '#lib/core/process/env.ts';
import { startPostgres } from '#server/database/postgres.ts';
import { freePort } from '#server/start/ports.ts';
import { startBucket } from '#tests/support/servers/bucket.ts';
import { startHaproxy } from './haproxy.ts';

interface TwoProcesses {
  origin: string;
  adminPassword: string;
  /** Returns the requests of each process, and the number of stored pictures. */
  summary(): Promise<string>;
  stop(): Promise<void>;
}

/** The proxies in front of the processes: the settings that each needs, and what it counts. */
const proxies = {
  haproxy: {
    settings: { TRUST_PROXY: '1' },
    counted: 'Requests through HAProxy',
    start: (folder: string, port: number, targets: number[]) => startHaproxy(folder, targets, port),
  },
  roundRobin: {
    settings: {},
    counted: 'Connections',
    start: (_folder: string, port: number, targets: number[]) => startRoundRobin(port, targets),
  },
};

/** Starts two sites with a folder each, on one database and one bucket, behind one address. */
export async function startTwoProcesses(proxyName: keyof typeof proxies): Promise<TwoProcesses> {
  const kind = proxies[proxyName];
  const folder = await mkdtemp(join(tmpdir(), 'belltower-two-'));
  const closing: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })];
  const stop = async () => {
    for (const close of closing.splice(0).reverse()) await close();
  };
  try {
    const postgres = await startPostgres(join(folder, 'postgres'), { durable: false });
    closing.push(() => postgres.stop());
    const bucket = await startBucket();
    closing.push(() => bucket.close());
    const port = await freePort();
    const settings = {
      ...Object.fromEntries(Object.keys(environmentSchema.shape).map((name) => [name, ''])),
      ...siteSecrets,
      ...bucket.environment,
      ...kind.settings,
      DATABASE_URL: postgres.url('postgres'),
      SITE_URL: `http://localhost:${port}`,
    };
    const sites: Site[] = [];
    for (const name of ['first', 'second']) {
      const site = await startSite({ ...settings, DATA_DIR: join(folder, name) });
      closing.push(() => site.stop());
      sites.push(site);
    }
    const targets = sites.map(({ origin }) => Number(new URL(origin).port));
    const proxy = await kind.start(folder, port, targets);
    closing.push(() => proxy.stop());
    const origin = `http://localhost:${port}`;
    const summary = async () =>
      `${kind.counted}: ${(await proxy.counts()).join(' and ')}. Pictures in the bucket: ${bucket.objects.size}.`;
    return { origin, adminPassword: siteSecrets.ADMIN_PASSWORD, summary, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

interface RoundRobin {
  /** Returns the number of connections of each port. */
  counts(): Promise<number[]>;
  stop(): Promise<void>;
}

/** Forwards each connection to the next of the ports. */
async function startRoundRobin(port: number, targets: readonly number[]): Promise<RoundRobin> {
  const counts = targets.map(() => 0);
  const open = new Set<Socket>();
  let next = 0;
  const server = createServer({ allowHalfOpen: true }, (visitor) => {
    const chosen = next++ % targets.length;
    counts[chosen] = (counts[chosen] ?? 0) + 1;
    const site = connect({ port: Number(targets[chosen]), host: 'localhost', allowHalfOpen: true });
    for (const [from, to] of [
      [visitor, site],
      [site, visitor],
    ] as const) {
      open.add(from);
      from.pipe(to);
      from
        .on('error', () => to.destroy())
        .on('close', () => {
          open.delete(from);
          to.destroy();
        });
    }
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, resolve));
  return {
    counts: async () => counts,
    stop() {
      for (const socket of open) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
