'use client';

import { AdminOnly } from '#components/admin-mode/admin-only.tsx';
import { lazyComponent } from '#components/ui/lazy/lazy-component.tsx';

const AddSermon = lazyComponent(() => import('./add-sermon.tsx').then((module) => module.AddSermon));

/** The Add Sermon button for staff; visitors do not download it. */
export function AddSermonIsland() {
  return (
    <AdminOnly>
      <AddSermon />
    </AdminOnly>
  );
}
