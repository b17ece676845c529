'use client';

import { usePathname } from 'next/navigation';
import { Fragment, useEffect, useRef } from 'react';
import { useStaffDialogs } from './staff-dialogs.ts';

/**
 * Where the dialogs of staff are drawn: above every list, and whether or not admin mode is still on. Going back
 * closes the one that is open, unless something was typed into it.
 */
export function StaffDialogSlot() {
  const dialogs = useStaffDialogs();
  const pathname = usePathname();
  const open = dialogs.find(({ isOpen }) => isOpen);
  const isOpen = open !== undefined;
  const isTyped = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each opening begins anew
  useEffect(() => {
    isTyped.current = false;
  }, [isOpen]);

  const leave = useRef<() => void>(undefined);
  leave.current = () => isTyped.current || open?.onClose();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page is the reason to close
  useEffect(() => () => leave.current?.(), [pathname]);

  return (
    // What happens in a dialog is heard here, wherever in the document it is drawn.
    <div onInput={() => (isTyped.current = true)}>
      {dialogs.map(({ kind, draw, ...dialog }) => (
        <Fragment key={kind}>{draw(dialog)}</Fragment>
      ))}
    </div>
  );
}
