let holds = 0;

/** Whether a dialog is open over the page. */
export const isPageHeld = () => holds > 0;

/**
 * Keeps the page under a dialog from being reached or read out, and from taking the focus back: a dialog in the
 * frame stands beside it. Gives what ends it; the page is free again once every dialog has ended its own, and
 * what had the focus when the dialog opened has it again.
 */
export function holdPage(): () => void {
  const opener = document.activeElement;
  holds += 1;
  setInert();
  return () => {
    holds -= 1;
    setInert();
    giveBackFocus(opener);
  };
}

function setInert(): void {
  for (const part of document.querySelectorAll<HTMLElement>('main, .admin-panel')) part.inert = holds > 0;
}

/** Waits until the dialog has left. The dialog library knows only what it has seen focused, and came late itself. */
function giveBackFocus(opener: Element | null): void {
  if (document.activeElement === document.body) {
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
  } else if (document.activeElement?.closest('[role=dialog], [role=alertdialog]'))
    requestAnimationFrame(() => giveBackFocus(opener));
}
