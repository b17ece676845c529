'use client';

import { latePart } from '../late/late-part';
import { AdminOnly } from '../layout/admin-only';

const AddSermon = latePart(() => import('./add-sermon').then((module) => module.AddSermon));

/** The Add Sermon button for staff; visitors neither see nor download it. */
export function AddSermonIsland() {
  return (
    <AdminOnly>
      <AddSermon />
    </AdminOnly>
  );
}
