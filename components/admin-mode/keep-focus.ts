/** What had the focus, and what stands for it once it is gone; null where nothing does yet. */
interface Place {
  entry: Element;
  successor: () => HTMLElement | null;
}

/** What lies over the page and leaves it again. */
const overlays = '[role=dialog], [role=alertdialog], [role=menu]';

/**
 * Keeps the place of whoever works with the keyboard or a screen reader: when the entry of a list that had the focus
 * is gone (deleted, or moved to another list), the focus goes to the one that took its place, to the last one, or,
 * where the list is empty, to the page's content. A pencil whose words were drawn anew gives it to the one that is
 * drawn beside them now. Gives what ends it.
 */
export function keepFocus(): () => void {
  let last: Place | null = null;

  const remember = ({ target }: FocusEvent) => {
    if (!(target instanceof Element) || target.closest(overlays)) return;
    // A dialog that closes after its card has gone gives the focus to whatever had it before.
    if (last && !last.entry.isConnected && takePlace(last)) return;
    last = placeOf(target);
  };

  const restore = () => {
    // Somewhere else, or still open: then nobody has lost anything yet.
    if (!last || last.entry.isConnected || document.activeElement !== document.body) return;
    if (!document.querySelector(overlays)) takePlace(last);
  };

  const takePlace = ({ successor }: Place) => {
    const place = successor();
    if (!place) return false;
    last = null;
    // A dialog that is closing gives its focus back more than once: this comes after.
    setTimeout(() => place.isConnected && place.focus({ preventScroll: true }));
    return true;
  };

  const observer = new MutationObserver(restore);
  observer.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', remember);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', remember);
  };
}

function placeOf(target: Element): Place | null {
  const subject = target.closest('[data-edit]')?.getAttribute('data-edit');
  if (subject) return { entry: target, successor: () => pencilOf(subject) };
  const card = target.closest('article');
  const entry = card?.closest('li') ?? target.closest('li');
  const list = entry?.parentElement;
  if (!entry || !list) return null;
  const index = [...list.children].indexOf(entry);
  return { entry, successor: () => entryAt(list, index) };
}

function pencilOf(subject: string): HTMLElement | null {
  return document.querySelector(`[data-edit="${CSS.escape(subject)}"] > button`);
}

function entryAt(list: Element, index: number): HTMLElement | null {
  const entry = list.isConnected ? (list.children[index] ?? list.lastElementChild) : null;
  const place = entry ?? document.querySelector('main');
  if (!(place instanceof HTMLElement)) return null;
  place.tabIndex = -1;
  return place;
}
