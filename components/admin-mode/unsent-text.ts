import { useEffect, useSyncExternalStore } from 'react';
import { useAdminMode } from '#components/account/admin-mode.ts';

const unsent = new Set<object>();
const listeners = new Set<() => void>();

/** Notes while a form that stands on the page itself, not in a dialog, holds something that is not sent yet. */
export function useUnsentText(isUnsent: boolean): void {
  useEffect(() => {
    if (!isUnsent) return;
    const form = {};
    unsent.add(form);
    tell();
    return () => {
      unsent.delete(form);
      tell();
    };
  }, [isUnsent]);
}

/** Whether a form on this page holds something that is not sent yet. */
export function hasUnsentText(): boolean {
  return unsent.size > 0;
}

/** Whether staff's part of a page is there: in admin mode, and after it until what was typed is sent or gone. */
export function useStaffVisible(): boolean {
  const isHeld = useSyncExternalStore(subscribe, hasUnsentText, () => false);
  return useAdminMode() || isHeld;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}
