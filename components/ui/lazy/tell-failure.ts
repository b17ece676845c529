import { getNavigationBuildId } from 'next/dist/client/navigation-build-id';
import { messages } from '#lib/language/messages.ts';
import { toast } from '../toast/toast.ts';

/**
 * Handles a failed load of code: reloads after an upgrade unless something was typed, otherwise reports it.
 */
export async function tellFailure(): Promise<void> {
  if (!hasTyped() && (await isOutgrown().catch(() => false))) location.reload();
  else tell(messages.gone.gone);
}

/** Reports that the site was updated, with a reload button. */
export const tellUpdated = () => tell(messages.gone.updated);

function tell(text: string): void {
  toast('error', text, { id: 'gone', action: { label: messages.gone.again, run: () => location.reload() } });
}

/**
 * Returns whether the server runs another build than this page's. Reads Next's smallest payload, which names
 * the build.
 * @throws what `fetch` throws
 */
export async function isOutgrown(signal?: AbortSignal): Promise<boolean> {
  const headers = { rsc: '1', 'next-router-prefetch': '1' };
  const answer = await fetch(location.href, { headers, ...(signal && { signal }) });
  return answer.ok && !(await answer.text()).includes(`"b":"${getNavigationBuildId()}"`);
}

let isTyped = false;

if (typeof document !== 'undefined') {
  document.addEventListener('input', ({ target }) => {
    // Search fields do not count.
    isTyped ||= target instanceof Element && !target.closest('search');
  });
}

/** Returns whether something was typed since this document was loaded, which a reload would lose. */
export const hasTyped = () => isTyped;
