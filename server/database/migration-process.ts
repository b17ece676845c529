// Brings one database up to date for the server that has started this process, and ends when that lets go of it.
import { once } from 'node:events';
import { PlainError } from '#server/start/plain-error.ts';
import { migrate } from './migrate.ts';
import type { MigrationAnswer } from './migrate-apart.ts';

// Whoever stops the server in a terminal stops all its processes; the server waits until this one is done.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
const letGo = new Promise<void>((resolve) => process.once('disconnect', resolve));
const [databaseUrl] = await once(process, 'message');
const answer = await migrate(databaseUrl).then((outcome): MigrationAnswer => ({ outcome }), told);
if (process.connected) process.send?.(answer);
await letGo;
// Else a timer of the schema engine keeps this process, and its memory, for ten seconds more.
process.exit();

function told(error: unknown): MigrationAnswer {
  if (error instanceof PlainError) return { refusal: error.message };
  return { failure: error instanceof Error ? String(error.stack) : String(error) };
}
