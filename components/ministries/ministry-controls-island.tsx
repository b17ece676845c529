'use client';

import { AdminOnly } from '#components/account/admin-only.tsx';
import { lazyComponent } from '#components/ui/lazy/lazy-component.tsx';

const EditMinistry = lazyComponent(() => import('./edit-ministry.tsx').then((module) => module.EditMinistry));

/** The Edit button for staff; visitors neither see nor download it. */
export function MinistryControlsIsland({ id, title }: { id: string; title: string }) {
  return (
    <AdminOnly>
      <EditMinistry id={id} title={title} />
    </AdminOnly>
  );
}
