import { fork } from 'node:child_process';
import { once } from 'node:events';
import {
  type BackupRecord,
  backupFolder,
  beginRecord,
  readRecords,
  writeRecord,
} from '#lib/backups/backup-folder.ts';
import { backupFailure } from '#lib/backups/mail.tsx';
import { backupTask, isUnderWay } from '#lib/backups/schema.ts';
import { currentChurch } from '#lib/core/church/current-church.ts';
import { db } from '#lib/core/database/db.ts';
import { isNightlyDue } from '#lib/core/dates/nightly.ts';
import { env, sessionDatabaseUrl } from '#lib/core/process/env.ts';
import type { DomainJobs } from '#lib/core/process/jobs.ts';
import { messages } from '#lib/language/messages.ts';
import { queueMail } from '#lib/mail/queue.ts';
import { unlessBackingUp } from './backup-lock.ts';
import { readyFolder } from './make-backup.ts';
import { clearScratch, hasScratch } from './prove-archive.ts';

/** Makes the nightly backups, those that staff request, and those that a stop of the site interrupted. */
export const backupJobs: DomainJobs = {
  tasks: { [backupTask]: () => makeDueBackups() },
  repeated: [{ name: 'making backups', everyMilliseconds: 60_000, run: () => makeDueBackups() }],
};

/** The number of tries for a backup that is interrupted each time. */
const mostTries = 3;

/**
 * Makes every due backup, one after the other, in one of all processes: a concurrent call returns at once. The church
 * gets one mail for each failure.
 */
export async function makeDueBackups(now = new Date(), make = makeInOwnProcess): Promise<void> {
  const folder = backupFolder();
  if (!(await isAnythingDue(folder, now))) return;
  await unlessBackingUp(sessionDatabaseUrl(), async () => {
    await readyFolder(folder);
    await clearScratch(env().DATA_DIR);
    if (await isNightDue(folder, now)) await beginRecord(folder, now);
    for (let next = await nextOf(folder); next; next = await nextOf(folder)) {
      if (next.tries < mostTries) await make(next);
      else await writeRecord(folder, { ...next, error: messages.backups.interrupted });
    }
    await tellFailures(folder);
  });
}

async function isAnythingDue(folder: string, now: Date): Promise<boolean> {
  // A killed proof leaves a running database and its files.
  if (hasScratch(env().DATA_DIR)) return true;
  const records = await readRecords(folder);
  return records.some((each) => isUnderWay(each) || isUntold(each)) || isNightDue(folder, now);
}

/** A demo keeps nothing for longer than an hour. */
async function isNightDue(folder: string, now: Date): Promise<boolean> {
  if (env().DEMO) return false;
  const begun = (await readRecords(folder)).map(({ created_at }) => new Date(created_at));
  return isNightlyDue(now, { begun, since: await siteSince() });
}

/** Returns when the site first ran on this database. */
async function siteSince(): Promise<Date> {
  const [row] = await db().$queryRaw<{ since: Date | null }[]>`
    SELECT min(started_at) AS since FROM _prisma_migrations`;
  return row?.since ?? new Date();
}

/** Returns the oldest unfinished backup. */
async function nextOf(folder: string): Promise<BackupRecord | undefined> {
  return (await readRecords(folder)).findLast(isUnderWay);
}

/** Runs in another process: copying, packing and comparing would delay visitors for seconds. */
async function makeInOwnProcess({ name }: BackupRecord): Promise<void> {
  const child = fork(new URL('./backup-process.mjs', import.meta.url), [name]);
  await once(child, 'exit');
}

function isUntold({ error, is_told }: BackupRecord): boolean {
  return error !== null && !is_told;
}

async function tellFailures(folder: string): Promise<void> {
  for (const failed of (await readRecords(folder)).filter(isUntold)) {
    const to = currentChurch().email;
    await db().$transaction((database) => queueMail(database, backupFailure, { about: failed.name, to }));
    await writeRecord(folder, { ...failed, is_told: true });
  }
}
