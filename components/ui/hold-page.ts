let holds = 0;

/**
 * Keeps the page under a dialog from being reached or read out, and from taking the focus back: a dialog in the
 * frame stands beside it. Gives what ends it; the page is free again once every dialog has ended its own.
 */
export function holdPage(): () => void {
  holds += 1;
  setInert();
  return () => {
    holds -= 1;
    setInert();
  };
}

function setInert(): void {
  for (const part of document.querySelectorAll<HTMLElement>('main, .admin-panel')) part.inert = holds > 0;
}
