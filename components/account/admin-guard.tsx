'use client';

import './admin-guard.css';
import { type ReactNode, useSyncExternalStore } from 'react';
import { AccessRequired } from './access-required.tsx';
import { useStaffVisible } from './unsent-text.ts';

/**
 * A staff page's content, or the guard screen. It decides what is shown and no more: the content asks the server
 * for its data, and the server asks for the signed cookie.
 */
export function AdminGuard({ children }: { children: ReactNode }) {
  const isThere = useStaffVisible();
  const isKnown = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  if (isThere) return children;
  // Until the browser has told its mode, staff need not see the guard flash by; without scripts it stays.
  return (
    <div className={isKnown ? undefined : 'until-known'}>
      <AccessRequired />
    </div>
  );
}
