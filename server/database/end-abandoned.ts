import { setTimeout as pause } from 'node:timers/promises';
import { signal } from './postgres-leftover.ts';
import { readPostmaster } from './postmaster-file.ts';

/** Ends the server that a killed process left running on a cluster of which nothing is wanted any more. */
export async function endAbandoned(data: string): Promise<void> {
  for (let server = await readPostmaster(data); server; server = await readPostmaster(data)) {
    signal(server.pid, 'SIGQUIT');
    await pause(100);
  }
}
