import { runUnlocked } from '#components/form/use-action-form.ts';
import { toast } from '#components/ui/toast.ts';
import { backupMessages } from '#lib/backups/messages.ts';
import { askForFile } from '#lib/core/site/api-client.ts';

/** Takes a backup along as a file. Whoever signed in longer ago is asked for the password, and then it goes on. */
export async function downloadBackup(name: string): Promise<void> {
  const path = `/api/backups/${name}`;
  const answer = await runUnlocked(askForFile, path);
  if (answer.ok) window.location.assign(path);
  else toast('error', backupMessages.downloadFailed(answer.error.message));
}
