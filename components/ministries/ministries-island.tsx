'use client';

import { staffOnly } from '#components/admin-mode/staff-only.tsx';

/** Actions on the list of ministries. */
export const MinistriesIsland = staffOnly(() =>
  import('./ministries-controls.tsx').then((module) => module.MinistriesControls),
);
