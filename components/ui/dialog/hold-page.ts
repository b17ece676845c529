let holds = 0;

/** Returns whether a dialog is open over the page. */
export const isPageHeld = () => holds > 0;

/**
 * Makes the page under a dialog inert, also for focus restoration. Returns a function that ends it; after the
 * last one, the page is interactive and the previous focus is restored.
 */
export function holdPage(): () => void {
  const opener = document.activeElement;
  holds += 1;
  setInert();
  return () => {
    holds -= 1;
    setInert();
    // A dialog that is unmounted while open ends after this: the library then puts back what it had found.
    queueMicrotask(() => {
      setInert();
      giveBackFocus(opener);
    });
  };
}

function setInert(): void {
  for (const part of document.querySelectorAll<HTMLElement>('main, .admin-panel')) part.inert = holds > 0;
}

/** Waits until the dialog is gone: the dialog library restores only focus it has seen, and it loads late. */
function giveBackFocus(opener: Element | null): void {
  if (document.activeElement === document.body) {
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
  } else if (document.activeElement?.closest('[role=dialog], [role=alertdialog]'))
    requestAnimationFrame(() => giveBackFocus(opener));
}
