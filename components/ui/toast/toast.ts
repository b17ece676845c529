export type ToastKind = 'success' | 'error' | 'info' | 'loading';

export interface ToastMessage {
  kind: ToastKind;
  text: string;
  /** A later toast with the same id replaces the first. */
  id?: string;
  action?: { label: string; run: () => void };
}

/** The duration of a toast. */
export const toastMilliseconds = 4000;

export const toastEvent = 'belltower:toast';

/** Shows a toast for 4 seconds, at most three at once. */
export function toast(kind: ToastKind, text: string, more: Pick<ToastMessage, 'id' | 'action'> = {}): void {
  window.dispatchEvent(new CustomEvent<ToastMessage>(toastEvent, { detail: { kind, text, ...more } }));
}
