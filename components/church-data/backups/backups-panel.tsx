'use client';

import { downloadFile } from '#components/form/download-file.ts';
import { usePress } from '#components/form/use-press.ts';
import { Button } from '#components/ui/button.tsx';
import { Spinner } from '#components/ui/progress/spinner.tsx';
import { RetryNotice } from '#components/ui/text/retry-notice.tsx';
import { TitledCard } from '#components/ui/titled-card.tsx';
import { startBackupAction } from '#lib/backups/actions.ts';
import { momentAndSize, momentWords, overdueDays, wholeSize } from '#lib/backups/backup-words.ts';
import { type Backup, isUnderWay } from '#lib/backups/schema.ts';
import { unlinkedPaths } from '#lib/core/addresses/unlinked-paths.ts';
import { messages } from '#lib/language/messages.ts';
import { useBackups } from './use-backups.ts';

/** The list of backups, and a button that makes one. */
export function BackupsPanel() {
  const { backups, problem, reload } = useBackups();
  const start = usePress(startBackupAction, reload, messages.backups.failed);
  const isBusy = start.isPending || Boolean(backups?.some(isUnderWay));
  return (
    <TitledCard id="backups" title={messages.backups.title} lead={messages.backups.lead}>
      {(problem || !backups) && <Opening problem={problem} onRetry={reload} />}
      {backups && !(problem && backups.length === 0) && <BackupStatus backups={backups} />}
      <div className="mt-5 flex flex-wrap items-center gap-4">
        <Button onClick={() => start.press({})} disabled={isBusy}>
          {messages.backups.backUpNow}
        </Button>
        <p role="status" className="flex items-center gap-3 text-sm text-ink-2">
          {isBusy && (
            <>
              <Spinner /> <span>{messages.backups.underWay}</span>
            </>
          )}
        </p>
      </div>
      {backups && backups.length > 0 && <BackupList backups={backups} />}
    </TitledCard>
  );
}

function Opening({ problem, onRetry }: { problem: string | undefined; onRetry: () => unknown }) {
  if (!problem) return <p className="text-ink-2">{messages.backups.loading}</p>;
  return <RetryNotice onRetry={onRetry}>{messages.backups.loadFailed(problem)}</RetryNotice>;
}

/** The last usable backup, in red when it is too old. */
function BackupStatus({ backups }: { backups: readonly Backup[] }) {
  const proven = backups.find(({ proven_at }) => proven_at !== null);
  const now = new Date();
  const days = overdueDays(backups, now);
  return (
    <>
      <p className="font-semibold">
        {proven ? messages.backups.lastProven(momentAndSize(proven, now)) : withoutProven(backups)}
      </p>
      {days !== null && (
        <p role="alert" className="mt-2 font-semibold text-paintbrush">
          {messages.backups.overdue(days)}
        </p>
      )}
    </>
  );
}

function withoutProven({ length }: readonly Backup[]): string {
  return length === 0 ? messages.backups.none : messages.backups.noneProven;
}

function BackupList({ backups }: { backups: readonly Backup[] }) {
  const now = new Date();
  return (
    <>
      <h3 className="mt-8 text-base">{messages.backups.list}</h3>
      {backups.some(({ file_bytes }) => file_bytes > 0) && (
        <p className="measure mt-2 text-sm text-ink-2">{messages.backups.aboutFiles}</p>
      )}
      <ul className="mt-2 border-b border-rule">
        {backups.map((backup) => (
          <li
            key={backup.name}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-rule py-3"
          >
            <div className="min-w-0">
              <p>
                {capitalized(
                  backup.bytes > 0
                    ? messages.backups.withSize(momentWords(backup.created_at, now), wholeSize(backup))
                    : momentWords(backup.created_at, now),
                )}
              </p>
              <p className={`text-sm ${backup.error ? 'measure text-paintbrush' : 'text-ink-2'}`}>
                {stateOf(backup)}
              </p>
            </div>
            {backup.bytes > 0 && !isUnderWay(backup) && (
              <Downloads backup={backup} moment={momentWords(backup.created_at, now)} />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function Downloads({ backup: { name, file_bytes }, moment }: { backup: Backup; moment: string }) {
  const words = messages.backups;
  const save = (hasFiles: boolean) =>
    void downloadFile(unlinkedPaths.backup(name, { hasFiles }), words.downloadFailed);
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        size="small"
        variant="secondary"
        aria-label={words.downloadOf(moment)}
        onClick={() => save(false)}
      >
        {words.download}
      </Button>
      {file_bytes > 0 && (
        <Button
          size="small"
          variant="secondary"
          aria-label={words.downloadWithFilesOf(moment)}
          onClick={() => save(true)}
        >
          {words.downloadWithFiles}
        </Button>
      )}
    </div>
  );
}

function stateOf(backup: Backup): string {
  if (isUnderWay(backup)) return messages.backups.isUnderWay;
  return backup.error ?? messages.backups.proven;
}

function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
