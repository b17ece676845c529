'use client';

import { staffOnly } from '#components/admin-mode/staff-only.tsx';

/** What staff do with the transcript of a sermon. */
export const TranscriptControlsIsland = staffOnly(() =>
  import('./transcript-controls.tsx').then((module) => module.TranscriptControls),
);
