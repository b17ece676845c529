import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { liveTopics } from '#lib/core/cache/live-topics.ts';
import { DatabaseClient } from '#lib/core/database/database-client.ts';
import { newDatabase } from './own-database.ts';
import { siteSecrets } from './secrets.ts';
import { type Site, startSite } from './start-site.ts';
import { keepStarts, restore, type Start } from './starts.ts';

/** A site beside the one that all tests look at: the specs of one worker use it in turn, each from a start of its own. */
export interface SharedSite extends Site {
  /** Its data folder. */
  folder: string;
  /** The address of its database. */
  database: string;
  /** Resolves once the tables are as at that start and the site has dropped what it had cached. */
  startOver(start: Start): Promise<void>;
}

export async function startSharedSite(): Promise<SharedSite> {
  const folder = await mkdtemp(join(tmpdir(), 'belltower-shared-'));
  const url = await newDatabase();
  const database = new DatabaseClient({ connectionString: url });
  await database.connect();
  await keepStarts(url, database);
  const site = await startSite({ ...siteSecrets, DATA_DIR: folder, DATABASE_URL: url, SEED: 'none' });
  return {
    ...site,
    folder,
    database: url,
    async startOver(start) {
      const heard = await listen(`${site.origin}/api/live`);
      await restore(database, start);
      await heard(`event: ${liveTopics.at(-1)}`);
    },
    async stop() {
      await database.end();
      await site.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Opens a live stream. Gives what resolves once the stream has said the words, and closes it. */
async function listen(url: string): Promise<(words: string) => Promise<void>> {
  const { body } = await fetch(url);
  const reader = (body as ReadableStream<Uint8Array>).getReader();
  const decoder = new TextDecoder();
  let text = '';
  const readOn = async () => {
    const { done, value } = await reader.read();
    if (done) throw new Error(`The live stream ended after:\n${text}`);
    text += decoder.decode(value);
  };
  await readOn();
  return async (words) => {
    while (!text.includes(words)) await readOn();
    await reader.cancel();
  };
}
