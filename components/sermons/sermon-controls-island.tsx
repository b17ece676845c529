'use client';

import { staffOnly } from '#components/admin-mode/staff-only.tsx';

/** Edit and Delete of a sermon. */
export const SermonControlsIsland = staffOnly(() =>
  import('./sermon-controls.tsx').then((module) => module.SermonControls),
);
