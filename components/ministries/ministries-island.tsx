'use client';

import { AdminOnly } from '#components/admin-mode/admin-only.tsx';
import { lazyComponent } from '#components/ui/lazy/lazy-component.tsx';

const MinistriesControls = lazyComponent(() =>
  import('./ministries-controls.tsx').then((module) => module.MinistriesControls),
);

/** Actions on the list of ministries for staff; visitors do not download them. */
export function MinistriesIsland({ count }: { count: number }) {
  return (
    <AdminOnly>
      <MinistriesControls count={count} />
    </AdminOnly>
  );
}
