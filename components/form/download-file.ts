import { toast } from '#components/ui/toast/toast.ts';
import { askForFile } from '#lib/core/browser/api-client.ts';
import { runUnlocked } from './use-action-form.ts';

/**
 * Downloads the file at this path. Asks for the password first where the server requires a recent sign-in; `failed`
 * makes the toast of a refusal from its message.
 */
export async function downloadFile(path: string, failed: (message: string) => string): Promise<void> {
  const answer = await runUnlocked(askForFile, path);
  if (answer.ok) window.location.assign(path);
  else toast('error', failed(answer.error.message));
}
