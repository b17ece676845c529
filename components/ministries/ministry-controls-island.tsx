'use client';

import { latePart } from '../late/late-part';
import { AdminOnly } from '../layout/admin-only';

const EditMinistry = latePart(() => import('./edit-ministry').then((module) => module.EditMinistry));

/** The Edit button for staff; visitors neither see nor download it. */
export function MinistryControlsIsland({ id, title }: { id: string; title: string }) {
  return (
    <AdminOnly>
      <EditMinistry id={id} title={title} />
    </AdminOnly>
  );
}
