'use client';

import { useRouter } from 'next/navigation';
import { useCallback } from 'react';
import { isPageHeld } from '#components/ui/dialog/hold-page.ts';
import { hasTyped, isOutgrown, tellUpdated } from '#components/ui/lazy/tell-failure.ts';

interface RefreshOptions {
  signal?: AbortSignal;
  /** The page to go to when this one is gone. */
  whenGone?: string;
}

/**
 * Re-renders the page; resolves to whether the server was reachable. A failed refresh, or one that meets a
 * new build, makes the browser reload: so the server is checked first, and typed input is kept with a notice
 * of the update. A page that is gone is reloaded too, unless something was typed or a dialog is open.
 */
export function useRefresh(): (options?: RefreshOptions) => Promise<boolean> {
  const router = useRouter();
  return useCallback(
    async ({ signal, whenGone } = {}) => {
      try {
        const answer = await fetch(location.href, { method: 'HEAD', ...(signal && { signal }) });
        const isGone = answer.status === 404;
        if (!answer.ok && !isGone) return false;
        if (isGone && whenGone) {
          router.replace(whenGone);
          return true;
        }
        if (isGone && (hasTyped() || isPageHeld())) return true;
        if (hasTyped() && (await isOutgrown(signal))) tellUpdated();
        else if (!signal?.aborted) router.refresh();
        return true;
      } catch {
        return false;
      }
    },
    [router],
  );
}
