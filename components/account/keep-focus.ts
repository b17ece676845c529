interface Place {
  entry: Element;
  list: Element;
  index: number;
}

/** What lies over the page and leaves it again. */
const overlays = '[role=dialog], [role=alertdialog], [role=menu]';

/**
 * Keeps the place of whoever works through a list with the keyboard or a screen reader: when the entry that had
 * the focus is gone (deleted, or moved to another list), the focus goes to the one that took its place, to the last
 * one, or, where the list is empty, to the page's content. Gives what ends it.
 */
export function keepFocus(): () => void {
  let last: Place | null = null;

  const remember = ({ target }: FocusEvent) => {
    if (!(target instanceof Element) || target.closest(overlays)) return;
    // A dialog that closes after its card has gone gives the focus to whatever had it before.
    if (last && !last.entry.isConnected) return takePlace(last);
    const card = target.closest('article');
    const entry = card?.closest('li') ?? target.closest('li');
    const list = entry?.parentElement;
    last = entry && list ? { entry, list, index: [...list.children].indexOf(entry) } : null;
  };

  const restore = () => {
    // Somewhere else, or still open: then nobody has lost anything yet.
    if (!last || last.entry.isConnected || document.activeElement !== document.body) return;
    if (!document.querySelector(overlays)) takePlace(last);
  };

  const takePlace = ({ list, index }: Place) => {
    const successor = list.isConnected ? (list.children[index] ?? list.lastElementChild) : null;
    const place = successor ?? document.querySelector('main');
    last = null;
    if (!(place instanceof HTMLElement)) return;
    place.tabIndex = -1;
    // A dialog that is closing gives its focus back more than once: this comes after.
    setTimeout(() => place.isConnected && place.focus({ preventScroll: true }));
  };

  const observer = new MutationObserver(restore);
  observer.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', remember);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', remember);
  };
}
