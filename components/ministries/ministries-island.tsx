'use client';

import { AdminOnly } from '#components/admin-mode/admin-only.tsx';
import { lazyComponent } from '#components/ui/lazy/lazy-component.tsx';

const MinistriesControls = lazyComponent(() =>
  import('./ministries-controls.tsx').then((module) => module.MinistriesControls),
);

/** What staff can do with the list of ministries; visitors neither see nor download it. */
export function MinistriesIsland({ count }: { count: number }) {
  return (
    <AdminOnly>
      <MinistriesControls count={count} />
    </AdminOnly>
  );
}
