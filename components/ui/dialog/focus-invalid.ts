/** Moves the focus to the first invalid field of the top dialog, or of the page: a description of a picture takes none by itself. */
export function focusInvalid(): void {
  requestAnimationFrame(() => {
    const dialog = [...document.querySelectorAll('[role="dialog"]')].at(-1);
    (dialog ?? document).querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  });
}
