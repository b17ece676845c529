/** A `ref` that focuses the element when it mounts, for dialogs with steps. */
export function focusAtOnce(element: HTMLElement | null): void {
  element?.focus();
}
