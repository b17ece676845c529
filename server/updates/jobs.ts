import { backupFolder, readRecords } from '#lib/backups/backup-folder.ts';
import { db } from '#lib/core/database/db.ts';
import { lastNight } from '#lib/core/dates/nightly.ts';
import { env, updater } from '#lib/core/process/env.ts';
import type { DomainJobs } from '#lib/core/process/jobs.ts';
import { queueOwnerMails } from '#lib/mail/queue.ts';
import { checkForUpdates, ensureCheckRow, theRow } from '#lib/updates/known-releases.ts';
import { updateWentBack } from '#lib/updates/mail.tsx';
import { readRootState, writeWish } from '#lib/updates/own-files.ts';
import { readStanding } from '#lib/updates/present-standing.ts';
import { nextUpdateNight } from '#lib/updates/standing.ts';

/** Asks for updates once a day, tells of a way back, and updates by itself where UPDATES says so. */
export const updateJobs: DomainJobs = {
  repeated: [
    { name: 'asking for updates', everyMilliseconds: 10 * 60_000, run: () => checkForUpdates() },
    { name: 'telling of a way back', everyMilliseconds: 60_000, run: () => tellOfWayBack() },
    { name: 'updating by itself', everyMilliseconds: 5 * 60_000, run: () => wishByItself() },
  ],
};

/** Mails the owners why an update went back, once in all processes. */
export async function tellOfWayBack(): Promise<void> {
  const root = await readRootState();
  if (root?.step !== 'went_back' || root.ended_at === null) return;
  const ended = root.ended_at;
  await db().$transaction(async (database) => {
    await ensureCheckRow(database);
    const untold = { OR: [{ told_of: null }, { told_of: { lt: new Date(ended) } }] };
    const data = { told_of: new Date(ended) };
    const { count } = await database.updateCheck.updateMany({ where: { ...theRow, ...untold }, data });
    if (count > 0) await queueOwnerMails(database, updateWentBack, ended);
  });
}

/** Two hours: a machine that was off at night does not update by day. */
const longestMilliseconds = 2 * 60 * 60_000;

/**
 * Wishes an update after the proven backup of the night, where UPDATES is `auto`: not to a version that staff refused, or
 * from which the site went back before.
 */
export async function wishByItself(now = new Date()): Promise<void> {
  if (env().UPDATES !== 'auto' || updater() !== 'service') return;
  const begins = nextUpdateNight(new Date(now.getTime() - longestMilliseconds));
  if (begins > now || !(await isBackedUp(now))) return;
  const { standing } = await readStanding(now);
  const { offered, state } = standing;
  const root = await readRootState();
  const hasGoneBack = root?.step === 'went_back' && root.to === offered?.version;
  if (state !== 'available' || !offered || hasGoneBack) return;
  await writeWish({ version: offered.version, at: now.toISOString() });
}

async function isBackedUp(now: Date): Promise<boolean> {
  const night = lastNight(now);
  const records = await readRecords(backupFolder());
  return records.some(({ created_at, proven_at }) => proven_at !== null && new Date(created_at) >= night);
}
