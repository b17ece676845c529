'use client';

import { AdminOnly } from '#components/admin-mode/admin-only.tsx';
import { lazyComponent } from '#components/ui/lazy/lazy-component.tsx';

const SermonControls = lazyComponent(() =>
  import('./sermon-controls.tsx').then((module) => module.SermonControls),
);

/** The fields of a sermon that the controls need. */
export interface ControlledSermon {
  id: string;
  title: string;
  /** Whether it is a card in the library, not its own page. */
  isInLibrary: boolean;
}

/** Edit and Delete for staff; visitors do not download them. */
export function SermonControlsIsland({ sermon }: { sermon: ControlledSermon }) {
  return (
    <AdminOnly>
      <SermonControls sermon={sermon} />
    </AdminOnly>
  );
}
