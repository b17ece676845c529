'use client';

import { AdminOnly } from '#components/admin-mode/admin-only.tsx';
import { lazyComponent } from '#components/ui/lazy/lazy-component.tsx';

const AddEventButton = lazyComponent(() =>
  import('./add-event-button.tsx').then((module) => module.AddEventButton),
);

/** The Add Event button for staff; visitors neither see nor download it. */
export function AddEventIsland({ variant }: { variant?: 'primary' | 'secondary' | 'light' | 'gold' }) {
  return (
    <AdminOnly>
      <AddEventButton variant={variant} />
    </AdminOnly>
  );
}
