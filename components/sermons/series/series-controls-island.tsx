'use client';

import { staffOnly } from '#components/admin-mode/staff-only.tsx';

/** Edit of a series. */
export const SeriesControlsIsland = staffOnly(() =>
  import('./series-controls.tsx').then((module) => module.SeriesControls),
);
