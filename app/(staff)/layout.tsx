import type { ReactNode } from 'react';
import { AdminGuard } from '#components/admin-mode/admin-guard.tsx';
import { MessagesReady } from '#components/layout/messages-ready.tsx';
import { setupPlace } from '#lib/core/browser/browser-contract.ts';
import { typedCommand } from '#lib/core/process/env.ts';

/** Staff pages read their data through the API, which requires a session. */
export default function StaffLayout({ children }: { children: ReactNode }) {
  return (
    <MessagesReady audience="staff">
      <div id={setupPlace} className="wrap" />
      <AdminGuard claimCommand={typedCommand('claim')}>{children}</AdminGuard>
    </MessagesReady>
  );
}
