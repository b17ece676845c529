import { type ReactNode, useSyncExternalStore } from 'react';

/** What the frame of the page tells a dialog that it holds. */
export interface StaffDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

export interface StaffDialog extends StaffDialogProps {
  /** One dialog of a kind is there at a time; closed, it keeps what was typed. */
  kind: string;
  draw: (props: StaffDialogProps) => ReactNode;
}

let dialogs: readonly StaffDialog[] = [];
const listeners = new Set<() => void>();

/**
 * Opens a dialog in the frame of the page. What asks for it may go meanwhile: a card pushed off its list by
 * somebody else's change, a page that is gone, staff controls hidden in another tab. Its text stays.
 */
export function openStaffDialog(kind: string, draw: StaffDialog['draw']): void {
  const onClose = () =>
    replace(dialogs.map((each) => (each.kind === kind ? { ...each, isOpen: false } : each)));
  replace([...dialogs.filter((each) => each.kind !== kind), { kind, draw, isOpen: true, onClose }]);
}

/** The dialogs that were opened on this page, those closed since included. */
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
