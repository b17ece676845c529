import { downloadFile } from '#components/form/download-file.ts';
import { Button } from '#components/ui/button.tsx';
import { momentWords, sizeWords } from '#lib/backups/backup-words.ts';
import { backupMessages } from '#lib/backups/messages.ts';
import { type Backup, isUnderWay } from '#lib/backups/schema.ts';
import { machinePaths } from '#lib/core/site/machine-paths.ts';

/** Every backup with its result and a download link. */
export function BackupList({ backups }: { backups: readonly Backup[] }) {
  const now = new Date();
  return (
    <>
      <h3 className="mt-8 text-base">{backupMessages.list}</h3>
      <ul className="mt-2 border-b border-rule">
        {backups.map((backup) => (
          <li
            key={backup.name}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-rule py-3"
          >
            <div className="min-w-0">
              <p>
                {capitalized(momentWords(backup.created_at, now)) +
                  (backup.bytes > 0 ? `, ${sizeWords(backup.bytes)}` : '')}
              </p>
              <p className={`text-sm ${backup.error ? 'measure text-paintbrush' : 'text-ink-2'}`}>
                {stateOf(backup)}
              </p>
            </div>
            {backup.bytes > 0 && !isUnderWay(backup) && (
              <Button
                size="small"
                variant="secondary"
                aria-label={`${backupMessages.download} ${momentWords(backup.created_at, now)}`}
                onClick={() =>
                  void downloadFile(machinePaths.backup(backup.name), backupMessages.downloadFailed)
                }
              >
                {backupMessages.download}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function stateOf(backup: Backup): string {
  if (isUnderWay(backup)) return backupMessages.isUnderWay;
  return backup.error ?? backupMessages.proven;
}

function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
