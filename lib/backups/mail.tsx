import { paths } from '#lib/core/addresses/linked-paths.ts';
import { absoluteUrl } from '#lib/core/addresses/urls.ts';
import { currentChurch } from '#lib/core/church/current-church.ts';
import { messages } from '#lib/language/messages.ts';
import { defineMail, type MailData } from '#lib/mail/define-mail.ts';
import { type BackupRecord, backupFolder, readRecord, readRecords } from './backup-folder.ts';
import { momentAndSize } from './backup-words.ts';

interface BackupFailure extends MailData {
  error: string;
  /** The last proven backup. */
  proven: BackupRecord | undefined;
}

/** Mails the church's own address why a backup failed, and which one was the last proven one. */
export const backupFailure = defineMail<BackupFailure>({
  kind: 'backup_failure',
  about: 'backup',
  permission: 'staff',
  async load(name) {
    const folder = backupFolder();
    const failed = await readRecord(folder, name);
    if (!failed?.error) return null;
    const proven = (await readRecords(folder)).find(({ proven_at }) => proven_at !== null);
    return { to: currentChurch().email, error: failed.error, proven };
  },
  subject: () => messages.backupMail.subject(currentChurch().name),
  parts: ({ error, proven }) => [
    messages.backupMail.lead,
    error,
    proven ? messages.backupMail.lastProven(momentAndSize(proven)) : messages.backupMail.noneProven,
    { words: messages.backupMail.open, url: absoluteUrl(paths.churchData), isMain: true },
  ],
});
