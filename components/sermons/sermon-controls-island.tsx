'use client';

import { AdminOnly } from '#components/admin-mode/admin-only.tsx';
import { lazyComponent } from '#components/ui/lazy/lazy-component.tsx';

const SermonControls = lazyComponent(() =>
  import('./sermon-controls.tsx').then((module) => module.SermonControls),
);

/** What the controls need to know of the sermon they stand on. */
export interface ControlledSermon {
  id: string;
  title: string;
  /** On its card in the library; otherwise on its own page. */
  isInLibrary: boolean;
}

/** Edit and Delete for staff, on the sermon itself; visitors neither see nor download them. */
export function SermonControlsIsland({ sermon }: { sermon: ControlledSermon }) {
  return (
    <AdminOnly>
      <SermonControls sermon={sermon} />
    </AdminOnly>
  );
}
