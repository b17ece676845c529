import { copyText } from '#components/ui/links/copy-text.ts';
import { toast } from '#components/ui/toast/toast.ts';
import { messages } from '#lib/language/messages.ts';

/** Copies the complete address of a path of this site, and says so. */
export async function copyLink(path: string): Promise<void> {
  const { copied, copyFailed } = messages.documents;
  const isCopied = await copyText(new URL(path, location.origin).href);
  if (isCopied) toast('success', copied);
  else toast('error', copyFailed);
}
