'use client';

import { AdminOnly } from '#components/account/admin-only.tsx';
import { lazyComponent } from '#components/ui/lazy/lazy-component.tsx';

const LeaderControls = lazyComponent(() =>
  import('./leader-controls.tsx').then((module) => module.LeaderControls),
);

/** Edit and Remove for staff; visitors neither see nor download them. */
export function LeaderControlsIsland({ id, name }: { id: string; name: string }) {
  return (
    <AdminOnly>
      <LeaderControls id={id} name={name} />
    </AdminOnly>
  );
}
