import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { PlainError } from '#server/start/plain-error.ts';
import { addressOf, withClient } from './postgres-address.ts';
import type { Cluster } from './postgres-cluster.ts';
import { clearStaleLock, readPostmaster } from './postmaster-file.ts';

/** The advisory lock of the one site that uses the folder, held by its connection. */
export const siteLock = 20_267_715;

/**
 * Ends a server that a killed site left running.
 * @throws PlainError when its lock is held: it belongs to a running site
 */
export async function endLeftover(cluster: Cluster): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const postmaster = await readPostmaster(cluster.data);
    if (!postmaster) return clearStaleLock(cluster.data);
    const state = await askWhoUses(addressOf(cluster, postmaster, 'postgres'));
    if (state === 'in use' && attempt > 5) break;
    if (state === 'left over') signal(postmaster.pid, 'SIGINT');
    await pause(200);
  }
  throw new PlainError(
    `Another running site uses the data in ${dirname(cluster.folder)}, so please stop that one or set DATA_DIR to another folder.`,
  );
}

/** A younger server may belong to a site that starts and has no lock yet. */
const youngSeconds = 3;

function askWhoUses(url: string): Promise<'in use' | 'left over' | 'unclear'> {
  return withClient(url, async (client) => {
    const { rows } = await client.query(
      'SELECT pg_try_advisory_lock($1) AS free, extract(epoch FROM now() - pg_postmaster_start_time()) AS age',
      [siteLock],
    );
    if (!rows[0].free) return 'in use';
    return Number(rows[0].age) < youngSeconds ? 'unclear' : 'left over';
  }).catch(() => 'unclear');
}

/** Ends the server that a killed process left running on a cluster that will be removed or replaced. */
export async function endAbandoned(data: string): Promise<void> {
  for (let server = await readPostmaster(data); server; server = await readPostmaster(data)) {
    signal(server.pid, 'SIGQUIT');
    await pause(100);
  }
}

/** Sends a signal to a process unless it has ended. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended.
  }
}
