'use client';

import dynamic from 'next/dynamic';
import { AdminOnly } from '../layout/admin-only';

const AddSermon = dynamic(() => import('./add-sermon').then((module) => module.AddSermon), { ssr: false });

/** The Add Sermon button for staff; visitors neither see nor download it. */
export function AddSermonIsland() {
  return (
    <AdminOnly>
      <AddSermon />
    </AdminOnly>
  );
}
