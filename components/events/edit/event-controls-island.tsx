'use client';

import { staffOnly } from '#components/admin-mode/staff-only.tsx';

/** Edit and delete buttons of an event. */
export const EventControlsIsland = staffOnly(() =>
  import('./event-controls.tsx').then((module) => module.EventControls),
);
