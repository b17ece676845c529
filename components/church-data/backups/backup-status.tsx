import { momentAndSize } from '#lib/backups/backup-words.ts';
import { backupMessages } from '#lib/backups/messages.ts';
import { overdueDays } from '#lib/backups/overdue.ts';
import type { Backup } from '#lib/backups/schema.ts';

/** How safe the church's data are: the last backup that counts, in red when that is too long ago. */
export function BackupStatus({ backups }: { backups: readonly Backup[] }) {
  const proven = backups.find(({ proven_at }) => proven_at !== null);
  const now = new Date();
  const days = overdueDays(backups, now);
  return (
    <>
      <p className="font-semibold">
        {proven ? `${backupMessages.lastProven}: ${momentAndSize(proven, now)}` : withoutProven(backups)}
      </p>
      {days !== null && (
        <p role="alert" className="mt-2 font-semibold text-paintbrush">
          {backupMessages.overdue(days)}
        </p>
      )}
    </>
  );
}

function withoutProven({ length }: readonly Backup[]): string {
  return length === 0 ? backupMessages.none : backupMessages.noneProven;
}
