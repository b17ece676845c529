/**
 * Inserts text into a field over the range `from` to `to`, or at the cursor, as typing does: the form gets its input
 * event, and the browser can undo it.
 */
export function typeInto(
  field: HTMLElement,
  text: string,
  range?: readonly [from: number, to: number],
): void {
  field.focus();
  const isPlain = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  if (isPlain && range) field.setSelectionRange(...range);
  // Deprecated, but the only way to keep a field's undo history; every browser supports it.
  if (document.execCommand('insertText', false, text) || !isPlain) return;
  field.setRangeText(text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
