export type ToastKind = 'success' | 'error' | 'info' | 'loading';

export interface ToastMessage {
  kind: ToastKind;
  text: string;
  /** A later message with the same id takes the place of the first. */
  id?: string;
  /** What can be done about it, by a button in the message. */
  action?: { label: string; run: () => void };
}

/** How long a message stays. */
export const toastMilliseconds = 4000;

export const toastEvent = 'belltower:toast';

/** Shows a short message: for 4 seconds, at most three at once. */
export function toast(kind: ToastKind, text: string, more: Pick<ToastMessage, 'id' | 'action'> = {}): void {
  window.dispatchEvent(new CustomEvent<ToastMessage>(toastEvent, { detail: { kind, text, ...more } }));
}
