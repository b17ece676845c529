'use client';

import { AdminOnly } from '#components/admin-mode/admin-only.tsx';
import { lazyComponent } from '#components/ui/lazy/lazy-component.tsx';

const MinistryControls = lazyComponent(() =>
  import('./ministry-controls.tsx').then((module) => module.MinistryControls),
);

/** Edit and Remove for staff; visitors do not download them. */
export function MinistryControlsIsland({ id, title }: { id: string; title: string }) {
  return (
    <AdminOnly>
      <MinistryControls id={id} title={title} />
    </AdminOnly>
  );
}
