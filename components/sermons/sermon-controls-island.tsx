'use client';

import { staffOnly } from '#components/admin-mode/staff-only.tsx';

/** The fields of a sermon that the controls need. */
export interface ControlledSermon {
  id: string;
  title: string;
  /** Whether it is a card in the library, not its own page. */
  isInLibrary: boolean;
}

/** Edit and Delete of a sermon. */
export const SermonControlsIsland = staffOnly(() =>
  import('./sermon-controls.tsx').then((module) => module.SermonControls),
);
