import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readChurch } from '#lib/church/read-church.ts';
import { runWithChurch } from '#lib/core/church/current-church.ts';
import { db } from '#lib/core/database/db.ts';
import { churchToday } from '#lib/core/dates/church-time.ts';
import { baseLanguage } from '#lib/core/language/languages.ts';
import { type Environment, env } from '#lib/core/process/env.ts';
import { log } from '#lib/core/process/log.ts';
import { adoptAddress } from '#lib/site-address/adopt-address.ts';
import { isEmptyDatabase, seedDemoContent, seedMinistriesOnly } from '#prisma/seed.ts';
import { finishRestore } from '#server/backups/finish-restore.ts';
import { assertDemoMark } from '#server/demo/demo-mark.ts';
import { resetDemo } from '#server/demo/reset-demo.ts';
import { holdAfterGoBack } from '#server/updates/hold-after-go-back.ts';
import { fillChurch } from './fill-church.ts';
import { migrate } from './migrate.ts';
import { assertOwnSessions } from './own-sessions.ts';
import { startPostgres } from './postgres.ts';
import { addressOf, createDatabase } from './postgres-address.ts';
import { passwordFile } from './postgres-cluster.ts';
import { readPostmaster } from './postmaster-file.ts';
import { strayPasskeys } from './stray-passkeys.ts';
import { freeTakenAddresses } from './taken-addresses.ts';

const builtInName = 'belltower';

/**
 * Opens the database at DATABASE_URL, else starts the built-in one in DATA_DIR; migrates it, and fills an empty one as
 * SEED states. `process.env.DATABASE_URL` names it afterwards.
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
    for (const sentence of await freeTakenAddresses(direct)) console.log(sentence);
    await holdAfterGoBack(direct);
    process.env.DATABASE_URL = url;
    await adoptAddress();
    for (const sentence of await strayPasskeys(direct, env().SITE_URL)) console.log(sentence);
    await assertDemoMark(settings.DEMO);
    if (settings.DEMO) await resetDemo();
    const isEmpty = await seedWhenEmpty(settings.SEED);
    // After the demo's content, which contains the services.
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

/** Does the work of a command on the database of the running site, or on the built-in one, started for it. @throws PlainError */
export async function withDatabase<Result>(
  settings: Environment,
  work: () => Promise<Result>,
): Promise<Result> {
  const database = await reachDatabase(settings);
  try {
    return await work();
  } finally {
    await database.close();
  }
}

async function reachDatabase(settings: Environment): Promise<{ close(): Promise<void> }> {
  await finishRestore(settings.DATA_DIR, settings.DATABASE_URL);
  const url = settings.DATABASE_URL ?? (await runningDatabase(settings.DATA_DIR));
  if (!url) return openDatabase({ ...settings, SEED: 'none' });
  process.env.DATABASE_URL = url;
  await adoptAddress();
  return { close: () => db().$disconnect() };
}

/** Returns the URL of the built-in database that a running site has started; undefined when none runs. */
export async function runningDatabase(dataFolder: string): Promise<string | undefined> {
  const folder = join(dataFolder, 'postgres');
  const server = await readPostmaster(join(folder, 'cluster'));
  if (!server) return undefined;
  const password = (await readFile(passwordFile(folder), 'utf8')).trim();
  return addressOf({ password }, server, builtInName);
}

/**
 * Starts the built-in database of a stopped site without migrating it; returns undefined when there is none.
 * @throws PlainError while the site runs
 */
export async function openAsItIs(dataFolder: string) {
  const folder = join(dataFolder, 'postgres');
  if (!existsSync(join(folder, 'cluster/PG_VERSION'))) return undefined;
  const server = await startPostgres(folder);
  return { url: await createDatabase(server.url, builtInName), close: () => server.stop() };
}

function startBuiltIn(dataFolder: string) {
  return startPostgres(join(dataFolder, 'postgres'), {
    onFirstStart: () => console.log('Setting up the built-in database ...'),
    onRestart: () => log.warn('the built-in database ended unexpectedly and is started again'),
  });
}

/** Fills an empty database. Returns whether it stays without demo content. */
async function seedWhenEmpty(seed: Environment['SEED']): Promise<boolean> {
  if (!(await isEmptyDatabase(db()))) return false;
  if (seed === 'none') {
    await seedMinistriesOnly(db(), baseLanguage((await readChurch()).language));
    return true;
  }
  console.log('Adding demo content ...');
  const church = await readChurch();
  await seedDemoContent(db(), runWithChurch(church, churchToday), baseLanguage(church.language));
  return false;
}
