import { isPageHeld } from '#components/ui/dialog/hold-page.ts';

/** The last letters typed outside of any field that are looked at. */
const bufferLength = 5;

/** The buffer after one more key: only letters count, and only the last five stay. */
export function nextBuffer(buffer: string, key: string): string {
  return /^[a-z]$/i.test(key) ? (buffer + key.toLowerCase()).slice(-bufferLength) : buffer;
}

/** What the typed letters ask for: 'admin' to enter, 'exit' to leave. */
export function keywordIn(buffer: string): 'enter' | 'leave' | null {
  if (buffer === 'admin') return 'enter';
  return buffer.endsWith('exit') ? 'leave' : null;
}

/** True while keys belong to somebody else: to a field, where Ctrl+Shift+Z is redo, or to an open dialog. */
export function isBusy(target: EventTarget | null): boolean {
  if (isPageHeld() || document.querySelector('dialog:is([open],:popover-open)')) return true;
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
}
