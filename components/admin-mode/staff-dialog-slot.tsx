'use client';

import { usePathname } from 'next/navigation';
import { Fragment, useEffect, useRef } from 'react';
import { useStaffDialogs } from './staff-dialogs.ts';

/**
 * Renders the staff dialogs outside of the lists that open them, also after admin mode was left. Navigation closes
 * the open dialog unless something was typed into it.
 */
export function StaffDialogSlot() {
  const dialogs = useStaffDialogs();
  const pathname = usePathname();
  const open = dialogs.find(({ isOpen }) => isOpen);
  const isOpen = open !== undefined;
  const isTyped = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: reset at each opening
  useEffect(() => {
    isTyped.current = false;
  }, [isOpen]);

  const leave = useRef<() => void>(undefined);
  leave.current = () => isTyped.current || open?.onClose();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page is the reason to close
  useEffect(() => () => leave.current?.(), [pathname]);

  return (
    // React events of portals bubble here.
    <div onInput={() => (isTyped.current = true)}>
      {dialogs.map(({ kind, draw, ...dialog }) => (
        <Fragment key={kind}>{draw(dialog)}</Fragment>
      ))}
    </div>
  );
}
