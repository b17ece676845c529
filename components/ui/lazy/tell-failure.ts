import { toast } from '../toast/toast.ts';
import { isOutgrown } from './build.ts';
import { hasTyped } from './typed.ts';

export const goneMessages = {
  gone: 'This part of the page could not be loaded.',
  updated: 'The site has been updated since this page was opened.',
  again: 'Load the page again',
} as const;

/**
 * Code of this page could not be had. After an upgrade the page is loaded again, unless something was typed;
 * otherwise it is said, with the way on.
 */
export async function tellFailure(): Promise<void> {
  if (!hasTyped() && (await isOutgrown().catch(() => false))) location.reload();
  else tell(goneMessages.gone);
}

/** Says that the page belongs to a build before the present one, with the way on. */
export const tellUpdated = () => tell(goneMessages.updated);

function tell(text: string): void {
  toast('error', text, { id: 'gone', action: { label: goneMessages.again, run: () => location.reload() } });
}
