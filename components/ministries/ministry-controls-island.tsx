'use client';

import dynamic from 'next/dynamic';
import { AdminOnly } from '../layout/admin-only';

const EditMinistry = dynamic(() => import('./edit-ministry').then((module) => module.EditMinistry), {
  ssr: false,
});

/** The Edit button for staff; visitors neither see nor download it. */
export function MinistryControlsIsland({ id, title }: { id: string; title: string }) {
  return (
    <AdminOnly>
      <EditMinistry id={id} title={title} />
    </AdminOnly>
  );
}
