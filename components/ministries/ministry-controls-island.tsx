'use client';

import { staffOnly } from '#components/admin-mode/staff-only.tsx';

/** Edit and Remove of a ministry. */
export const MinistryControlsIsland = staffOnly(() =>
  import('./ministry-controls.tsx').then((module) => module.MinistryControls),
);
