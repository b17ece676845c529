import { type ReactNode, useSyncExternalStore } from 'react';

/** The props that the slot passes to every dialog. */
export interface StaffDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

export interface StaffDialog extends StaffDialogProps {
  /** One dialog of a kind exists at a time; closed, it keeps what was typed. */
  kind: string;
  draw: (props: StaffDialogProps) => ReactNode;
}

let dialogs: readonly StaffDialog[] = [];
const listeners = new Set<() => void>();

/**
 * Opens a dialog in the frame of the page, where it outlives the button that opened it: the card may be removed by
 * someone else's change, the page may change, another tab may leave admin mode.
 */
export function openStaffDialog(kind: string, draw: StaffDialog['draw']): void {
  const onClose = () =>
    replace(dialogs.map((each) => (each.kind === kind ? { ...each, isOpen: false } : each)));
  replace([...dialogs.filter((each) => each.kind !== kind), { kind, draw, isOpen: true, onClose }]);
}

/** The dialogs opened so far, closed ones included. */
export function useStaffDialogs(): readonly StaffDialog[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => dialogs,
    () => dialogs,
  );
}

function replace(next: readonly StaffDialog[]): void {
  dialogs = next;
  for (const listener of listeners) listener();
}
