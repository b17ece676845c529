'use client';

import { Button } from '#components/ui/button.tsx';
import { Spinner } from '#components/ui/progress/spinner.tsx';
import { TitledCard } from '#components/ui/titled-card.tsx';
import { backupMessages } from '#lib/backups/messages.ts';
import { isUnderWay } from '#lib/backups/schema.ts';
import { BackupList } from './backup-list.tsx';
import { BackupStatus } from './backup-status.tsx';
import { useBackUpNow } from './use-back-up-now.ts';
import { useBackups } from './use-backups.ts';

/** The backups there are, and the way to make one now. */
export function BackupsPanel() {
  const { backups, problem, reload } = useBackups();
  const { backUpNow, isBeginning } = useBackUpNow(reload);
  const isBusy = isBeginning || Boolean(backups?.some(isUnderWay));
  return (
    <TitledCard id="backups" title={backupMessages.title} lead={backupMessages.lead}>
      {(problem || !backups) && <Opening problem={problem} onRetry={reload} />}
      {backups && !(problem && backups.length === 0) && <BackupStatus backups={backups} />}
      <div className="mt-5 flex flex-wrap items-center gap-4">
        <Button onClick={backUpNow} disabled={isBusy}>
          {backupMessages.backUpNow}
        </Button>
        <p role="status" className="flex items-center gap-3 text-sm text-ink-2">
          {isBusy && (
            <>
              <Spinner /> <span>{backupMessages.underWay}</span>
            </>
          )}
        </p>
      </div>
      {backups && backups.length > 0 && <BackupList backups={backups} />}
    </TitledCard>
  );
}

function Opening({ problem, onRetry }: { problem: string | undefined; onRetry: () => unknown }) {
  if (!problem) return <p className="text-ink-2">{backupMessages.loading}</p>;
  return (
    <p role="alert" className="flex flex-wrap items-center gap-4 font-semibold text-paintbrush">
      <span>{`${backupMessages.loadFailed}: ${problem}`}</span>
      <Button size="small" variant="secondary" onClick={() => onRetry()}>
        Try again
      </Button>
    </p>
  );
}
