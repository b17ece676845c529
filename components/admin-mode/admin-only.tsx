'use client';

import type { ReactNode } from 'react';
import { useAdminMode } from '#components/account/admin-mode.ts';

/**
 * Shows its children in admin mode only. It hides, it does not protect: what the children do is checked on
 * the server. Hand it lazily loaded controls, so that visitors download none of them.
 */
export function AdminOnly({ children }: { children: ReactNode }) {
  return useAdminMode() ? children : null;
}
