import { toast } from '#components/ui/toast/toast.ts';
import { messages } from '#lib/language/messages.ts';

/** Copies the complete address of a path of this site, and says so. */
export async function copyLink(path: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(new URL(path, location.origin).href);
    toast('success', messages.documents.copied);
  } catch {
    toast('error', messages.documents.copyFailed);
  }
}
