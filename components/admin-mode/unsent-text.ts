import { useEffect, useSyncExternalStore } from 'react';
import { useAdminMode } from '#components/account/admin-mode.ts';

const unsent = new Set<object>();
const listeners = new Set<() => void>();

/** Marks a form on the page (not in a dialog) as holding unsent text. */
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

/** Whether a form on this page holds unsent text. */
export function hasUnsentText(): boolean {
  return unsent.size > 0;
}

/** Whether to show the staff part of a page: in admin mode, and after it while a form holds unsent text. */
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
