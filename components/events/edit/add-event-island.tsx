'use client';

import { staffOnly } from '#components/admin-mode/staff-only.tsx';

/** The Add Event button. */
export const AddEventIsland = staffOnly(() =>
  import('./add-event-button.tsx').then((module) => module.AddEventButton),
);
