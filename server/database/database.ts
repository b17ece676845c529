import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readChurch } from '#lib/church/read-church.ts';
import { runWithChurch } from '#lib/core/church/current-church.ts';
import { churchToday } from '#lib/core/dates/church-time.ts';
import { db } from '#lib/core/platform/db.ts';
import type { Environment } from '#lib/core/platform/env.ts';
import { log } from '#lib/core/platform/log.ts';
import { isEmptyDatabase, seedDemoContent, seedMinistriesOnly } from '#prisma/seed.ts';
import { finishRestore } from '#server/backups/finish-restore.ts';
import { createDatabase } from './create-database.ts';
import { fillChurch } from './fill-church.ts';
import { formerZoneWords } from './former-zone.ts';
import { migrate } from './migrate.ts';
import { assertOwnSessions } from './own-sessions.ts';
import { startPostgres } from './postgres.ts';
import { addressOf } from './postgres-address.ts';
import { passwordFile } from './postgres-cluster.ts';
import { readPostmaster } from './postmaster-file.ts';

const builtInName = 'belltower';

/**
 * The database at DATABASE_URL, else the built-in one started in DATA_DIR: migrated, and when it is empty
 * filled with what SEED says. `process.env.DATABASE_URL` names it afterwards.
 * @throws PlainError when it cannot be reached, started or brought up to date
 */
export async function openDatabase(settings: Environment): Promise<{ close(): Promise<void> }> {
  const server = settings.DATABASE_URL ? undefined : await startBuiltIn(settings.DATA_DIR);
  try {
    const url = server ? await createDatabase(server.url, builtInName) : String(settings.DATABASE_URL);
    await assertOwnSessions(settings);
    const direct = settings.DATABASE_DIRECT_URL ?? url;
    const { applied, adopted } = await migrate(direct);
    if (adopted) console.log('Took over the tables that were in the database.');
    else if (applied.length > 0) console.log(`Brought the database up to date (${applied.join(', ')}).`);
    const aboutTimes = await formerZoneWords(direct, applied);
    if (aboutTimes) console.log(aboutTimes);
    process.env.DATABASE_URL = url;
    const isEmpty = await seedWhenEmpty(settings.SEED);
    // After the demo's content, which has the services in it.
    await fillChurch(db(), { isEmpty });
  } catch (error) {
    await server?.stop();
    throw error;
  }
  return {
    async close() {
      await db().$disconnect();
      await server?.stop();
    },
  };
}

/** The database of the running site, or the built-in one started for as long as a script takes. @throws PlainError */
export async function reachDatabase(settings: Environment): Promise<{ close(): Promise<void> }> {
  await finishRestore(settings.DATA_DIR, settings.DATABASE_URL);
  const url = settings.DATABASE_URL ?? (await runningDatabase(settings.DATA_DIR));
  if (!url) return openDatabase({ ...settings, SEED: 'none' });
  process.env.DATABASE_URL = url;
  return { close: () => db().$disconnect() };
}

/** The address of the built-in database that a running site has started, or undefined when none runs. */
export async function runningDatabase(dataFolder: string): Promise<string | undefined> {
  const folder = join(dataFolder, 'postgres');
  const server = await readPostmaster(join(folder, 'cluster'));
  if (!server) return undefined;
  const password = (await readFile(passwordFile(folder), 'utf8')).trim();
  return addressOf({ password }, server, builtInName);
}

function startBuiltIn(dataFolder: string) {
  return startPostgres(join(dataFolder, 'postgres'), {
    onFirstStart: () => console.log('Setting up the built-in database ...'),
    onRestart: () => log.warn('the built-in database ended unexpectedly and is started again'),
  });
}

/** Fills an empty database. Gives whether it stays without demo content. */
async function seedWhenEmpty(seed: Environment['SEED']): Promise<boolean> {
  if (!(await isEmptyDatabase(db()))) return false;
  if (seed === 'none') {
    await seedMinistriesOnly(db());
    return true;
  }
  console.log('Adding demo content ...');
  await seedDemoContent(db(), runWithChurch(await readChurch(), churchToday));
  return false;
}
