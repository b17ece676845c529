'use client';

import { useRouter } from 'next/navigation';
import { useCallback } from 'react';
import { isPageHeld } from '#components/ui/dialog/hold-page.ts';
import { isOutgrown } from '#components/ui/lazy/build.ts';
import { tellUpdated } from '#components/ui/lazy/tell-failure.ts';
import { hasTyped } from '#components/ui/lazy/typed.ts';

interface RefreshOptions {
  signal?: AbortSignal;
  /** Where to go on when the page is gone, by what was done on it. */
  whenGone?: string;
}

/**
 * Renders the page afresh, in place; resolves to whether the server could be reached. A refresh that fails, or
 * that meets the build of an upgrade, makes the browser load the page anew: so the server is asked beforehand,
 * and whoever has typed something is told of the upgrade in place of losing it. A page that is gone is loaded
 * anew too, unless something was typed or a dialog is open over it.
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
