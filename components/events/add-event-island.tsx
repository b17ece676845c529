'use client';

import { latePart } from '../late/late-part';
import { AdminOnly } from '../layout/admin-only';

const AddEventButton = latePart(() => import('./add-event-button').then((module) => module.AddEventButton));

/** The Add Event button for staff; visitors neither see nor download it. */
export function AddEventIsland({ variant }: { variant?: 'primary' | 'secondary' | 'light' | 'gold' }) {
  return (
    <AdminOnly>
      <AddEventButton variant={variant} />
    </AdminOnly>
  );
}
