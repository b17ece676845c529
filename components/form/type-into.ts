/**
 * Types text into a field in the place of `from` to `to`, or where its cursor is, as a person would: the form hears
 * of it, and the browser can undo it.
 */
export function typeInto(
  field: HTMLElement,
  text: string,
  range?: readonly [from: number, to: number],
): void {
  field.focus();
  const isPlain = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  if (isPlain && range) field.setSelectionRange(...range);
  // Deprecated, and the one way into a field's history of changes; every browser has it.
  if (document.execCommand('insertText', false, text) || !isPlain) return;
  field.setRangeText(text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
