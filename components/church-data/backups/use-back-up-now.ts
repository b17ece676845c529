import { useState } from 'react';
import { runUnlocked } from '#components/form/use-action-form.ts';
import { toast } from '#components/ui/toast/toast.ts';
import { startBackupAction } from '#lib/backups/actions.ts';
import { backupMessages } from '#lib/backups/messages.ts';

/** Begins a backup, and shows it in the list once it has begun. */
export function useBackUpNow(reload: () => Promise<unknown>) {
  const [isBeginning, setBeginning] = useState(false);
  const backUpNow = async () => {
    setBeginning(true);
    const result = await runUnlocked(startBackupAction, {});
    if (result.ok) await reload();
    else toast('error', backupMessages.failed(result.error.message));
    setBeginning(false);
  };
  return { backUpNow, isBeginning };
}
