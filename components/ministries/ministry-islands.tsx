'use client';

import { staffOnly } from '#components/admin-mode/staff-only.tsx';

/** Actions on the list of ministries. */
export const MinistriesIsland = staffOnly(() =>
  import('./ministries-controls.tsx').then((module) => module.MinistriesControls),
);

/** Edit and Remove of a ministry. */
export const MinistryControlsIsland = staffOnly(() =>
  import('./ministry-controls.tsx').then((module) => module.MinistryControls),
);
