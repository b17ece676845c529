import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { PlainError } from '#server/start/plain-error.ts';
import { addressOf, quietClient } from './postgres-address.ts';
import type { Cluster } from './postgres-cluster.ts';
import { clearStaleLock, readPostmaster } from './postmaster-file.ts';

/** Held by the one site that uses the folder, for as long as its connection lives. */
export const siteLock = 20_267_715;

/**
 * Ends a server that a killed site left running. One whose lock is held belongs to a running site.
 * @throws PlainError when it does
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

/** A server this young may belong to a site that is still starting, and has not taken its lock yet. */
const youngSeconds = 3;

async function askWhoUses(url: string): Promise<'in use' | 'left over' | 'unclear'> {
  const client = quietClient(url);
  try {
    await client.connect();
    const { rows } = await client.query(
      'SELECT pg_try_advisory_lock($1) AS free, extract(epoch FROM now() - pg_postmaster_start_time()) AS age',
      [siteLock],
    );
    if (!rows[0].free) return 'in use';
    return Number(rows[0].age) < youngSeconds ? 'unclear' : 'left over';
  } catch {
    return 'unclear';
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Sends a signal to a process that may have ended by itself. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has.
  }
}
