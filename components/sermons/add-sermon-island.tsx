'use client';

import { AdminOnly } from '#components/account/admin-only.tsx';
import { latePart } from '#components/ui/lazy/lazy-component.tsx';

const AddSermon = latePart(() => import('./add-sermon.tsx').then((module) => module.AddSermon));

/** The Add Sermon button for staff; visitors neither see nor download it. */
export function AddSermonIsland() {
  return (
    <AdminOnly>
      <AddSermon />
    </AdminOnly>
  );
}
