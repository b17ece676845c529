'use client';

import { AdminOnly } from '#components/account/admin-only.tsx';
import { lazyComponent } from '#components/ui/lazy/lazy-component.tsx';

const LeadersControls = lazyComponent(() =>
  import('./leaders-controls.tsx').then((module) => module.LeadersControls),
);

/** What staff can do with the list of leaders; visitors neither see nor download it. */
export function LeadersIsland({ count }: { count: number }) {
  return (
    <AdminOnly>
      <LeadersControls count={count} />
    </AdminOnly>
  );
}
