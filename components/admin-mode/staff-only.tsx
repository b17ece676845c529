'use client';

import type { ComponentType } from 'react';
import { lazyComponent } from '#components/ui/lazy/lazy-component.tsx';
import { withStaffMessages } from '#lib/language/load-messages.ts';
import { AdminOnly } from './admin-only.tsx';

/** A component for staff, shown in admin mode only: visitors do not download its code. */
export function staffOnly<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Part = lazyComponent(withStaffMessages(load));
  return function StaffOnly(props: Props) {
    return (
      <AdminOnly>
        <Part {...props} />
      </AdminOnly>
    );
  };
}
