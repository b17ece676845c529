import { currentChurch } from '#lib/core/church/current-church.ts';
import { sendMail } from '#lib/core/platform/email.ts';
import type { DomainJobs } from '#lib/core/platform/jobs.ts';
import { paths } from '#lib/core/site/paths.ts';
import { absoluteUrl, siteUrl } from '#lib/core/site/urls.ts';
import { escapeXml } from '#lib/core/site/xml.ts';
import { type BackupRecord, backupFolder, readRecord, readRecords } from './backup-folder.ts';
import { momentAndSize } from './backup-words.ts';

export const failureMailTask = 'mail_backup_failure';

/** The same back-off as other mail: fourteen attempts span more than a day. */
export const failureMailAttempts = 14;

/** Mails the church that a backup failed. */
export const failureMailTasks: NonNullable<DomainJobs['tasks']> = {
  [failureMailTask]: (payload) => mailFailure((payload as { name: string }).name),
};

/** Tells the church's own address why a backup does not count, and which one was the last that does. */
async function mailFailure(name: string): Promise<void> {
  const folder = backupFolder();
  const failed = await readRecord(folder, name);
  if (!failed?.error) return;
  const proven = (await readRecords(folder)).find(({ proven_at }) => proven_at !== null);
  const parts = failureText(failed.error, proven);
  await sendMail({
    to: currentChurch().email,
    subject: `A backup of ${currentChurch().name}’s website failed`,
    text: parts.join('\n\n'),
    html: `<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>Backup</title></head><body>${parts
      .map((part) => `<p>${escapeXml(part)}</p>`)
      .join('')}</body></html>\n`,
    messageId: `${name.replace(/\.zip$/, '')}@${new URL(siteUrl()).hostname}`,
  });
}

function failureText(error: string, proven: BackupRecord | undefined): string[] {
  return [
    'The website makes a backup each night and restores it on the side, to be sure. This time that failed:',
    error,
    proven
      ? `The last backup that is proven: ${momentAndSize(proven)}.`
      : 'There is no backup yet that was proven.',
    `All backups, and a button to make one now: ${absoluteUrl(paths.churchData)}`,
  ];
}
