import type { useRouter } from 'next/navigation';

/**
 * Renders the page afresh, in place. It is asked for beforehand: a refresh that fails makes the browser load the
 * page anew, and lose it. A page that is gone is loaded anew, unless staff have a dialog open over it.
 * @throws Error when the page cannot be had
 */
export async function refreshPage(
  router: Pick<ReturnType<typeof useRouter>, 'refresh'>,
  signal?: AbortSignal,
): Promise<void> {
  const answer = await fetch(location.href, { method: 'HEAD', ...(signal && { signal }) });
  const isGone = answer.status === 404;
  if (!answer.ok && !isGone) throw new Error(`The page answered ${answer.status}.`);
  if (signal?.aborted || (isGone && document.querySelector('[aria-modal=true]'))) return;
  router.refresh();
}
