/** As a `ref`: the element has the focus as soon as it is there, for dialogs whose steps follow each other. */
export function focusAtOnce(element: HTMLElement | null): void {
  element?.focus();
}
