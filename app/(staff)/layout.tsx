import type { ReactNode } from 'react';
import { AdminGuard } from '#components/admin-mode/admin-guard.tsx';

/** Every staff page stands behind the guard. What staff read comes from the API, which asks for their session. */
export default function StaffLayout({ children }: { children: ReactNode }) {
  return <AdminGuard>{children}</AdminGuard>;
}
