'use client';

import dynamic from 'next/dynamic';
import { AdminOnly } from '../layout/admin-only';

const AddEventButton = dynamic(() => import('./add-event-button').then((module) => module.AddEventButton), {
  ssr: false,
});

/** The Add Event button for staff; visitors neither see nor download it. */
export function AddEventIsland({ variant }: { variant?: 'primary' | 'secondary' | 'light' | 'gold' }) {
  return (
    <AdminOnly>
      <AddEventButton variant={variant} />
    </AdminOnly>
  );
}
