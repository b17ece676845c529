import { currentGeneration, onChange } from '#lib/core/cache/change-bus.ts';
import { listenForChanges } from '#lib/core/cache/change-listener.ts';
import { DatabaseClient } from '#lib/core/database/database-client.ts';

/** What startOtherProcess() starts: it listens, and tells its generation when it is asked. */
const [, , url = ''] = process.argv;
const listener = listenForChanges(url);
await listener.ready;
const client = new DatabaseClient({ connectionString: url });
await client.connect();

/** A notice after all others that is a change of nothing public: what came before it has been heard. */
async function hearAll(): Promise<void> {
  const last = new Promise<void>((resolve) => {
    const leave = onChange((topic) => {
      if (topic !== 'prayer-requests') return;
      leave();
      resolve();
    });
  });
  await client.query("SELECT pg_notify('belltower', 'prayer-requests')");
  await last;
}

process.on('message', async () => {
  await hearAll();
  process.send?.(currentGeneration());
});
process.send?.(currentGeneration());
