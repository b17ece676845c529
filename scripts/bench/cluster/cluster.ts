import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';
import { DatabaseClient } from '#lib/core/platform/database-client.ts';
import { startPostgres } from '#server/database/postgres.ts';
import { createDatabase } from '#server/database/postgres-address.ts';
import { whenStopped } from '../cleanup.ts';
import { median } from '../statistics.ts';
import { startHaproxy } from './haproxy.ts';
import { type PressureFigures, underPressure } from './pressure.ts';
import { missesOf, type SiteProcess, seenEverywhere, startSiteProcess } from './site-processes.ts';

export interface ClusterFigures {
  processes: number;
  requestsPerSecond: number;
  p99Milliseconds: number;
  /** Renderings per change, of all processes together, over the requested paths. */
  missesPerChange: number;
  memoryBytesEach: number;
  connectionsEach: number;
  /** From the commit until the page of each process shows it. */
  shownMilliseconds: { median: number; most: number };
  /** While one of several is killed, and while each in turn is restarted. */
  killed?: PressureFigures;
  restarted?: PressureFigures;
}

export interface ClusterRounds {
  processes: readonly number[];
  seconds: number;
  writes: number;
}

const paths = ['/', '/events', '/calendar', '/sermons', '/visit', '/api/events'];

/** Measures each number of processes on one PostgreSQL behind HAProxy, on a new database each. */
export async function measureCluster(folder: string, how: ClusterRounds): Promise<ClusterFigures[]> {
  const postgres = await startPostgres(join(folder, 'cluster-postgres'));
  const stopped = whenStopped(() => postgres.stop());
  try {
    const figures: ClusterFigures[] = [];
    for (const count of how.processes) {
      const url = await createDatabase(postgres.url, `of_${count}`);
      figures.push(await measureProcesses(folder, url, count, how));
      console.log(`measured ${count === 1 ? 'one process' : `${count} processes`}`);
    }
    return figures;
  } finally {
    await postgres.stop();
    stopped();
  }
}

async function measureProcesses(folder: string, url: string, count: number, how: ClusterRounds) {
  const start = (port?: number) => startSiteProcess(folder, url, port);
  // All at once on an empty database: one sets it up while the others wait.
  const sites = await Promise.all(Array.from({ length: count }, () => start()));
  const ports = sites.map(({ port }) => port);
  const proxy = await startHaproxy(folder, ports);
  const database = new DatabaseClient({ connectionString: url });
  await database.connect();
  try {
    const figures = await measureRunning(sites, proxy.origin, database, how);
    if (count === 1) return figures;
    const restartAt = async (at: number) => {
      sites[at] = await start(ports[at]);
    };
    const killed = await underPressure(proxy.origin, paths, () => killOne(sites, how.seconds));
    await restartAt(0);
    const restarted = await underPressure(proxy.origin, paths, () => restartEach(sites, restartAt));
    return { ...figures, killed, restarted };
  } finally {
    await database.end();
    await proxy.stop();
    await Promise.all(sites.map((site) => site.stop()));
  }
}

async function measureRunning(
  sites: readonly SiteProcess[],
  origin: string,
  database: Client,
  { seconds, writes }: ClusterRounds,
): Promise<ClusterFigures> {
  await underPressure(origin, paths, () => pause(1000));
  const { requestsPerSecond, p99Milliseconds } = await underPressure(origin, paths, () =>
    pause(seconds * 1000),
  );
  const misses = async () => (await Promise.all(sites.map(missesOf))).reduce((sum, each) => sum + each, 0);
  const before = await misses();
  const shown: number[] = [];
  for (let write = 0; write < writes; write++) shown.push(await seenEverywhere(sites, database, paths));
  const usages = await Promise.all(sites.map((site) => site.usage()));
  return {
    processes: sites.length,
    requestsPerSecond,
    p99Milliseconds,
    missesPerChange: ((await misses()) - before) / writes,
    memoryBytesEach: median(usages.map(({ memory }) => memory.rss)),
    connectionsEach: (await connectionsTo(database)) / sites.length,
    shownMilliseconds: { median: median(shown), most: Math.max(...shown) },
  };
}

/** Returns the number of connections that the processes hold, without this one. */
async function connectionsTo(database: Client): Promise<number> {
  const { rows } = await database.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid()`,
  );
  return rows[0]?.count ?? 0;
}

/** As a power cut ends a machine. */
async function killOne([site]: readonly SiteProcess[], seconds: number): Promise<void> {
  await pause((seconds * 1000) / 2);
  if (!site) return;
  site.child.kill('SIGKILL');
  await once(site.child, 'exit');
  await pause((seconds * 1000) / 2);
}

/** As an update does: each process once the one before runs again. */
async function restartEach(
  sites: readonly SiteProcess[],
  restartAt: (at: number) => Promise<void>,
): Promise<void> {
  for (let at = 0; at < sites.length; at++) {
    await sites[at]?.stop();
    await restartAt(at);
    // Until the proxy sends it requests again.
    await pause(1500);
  }
}
