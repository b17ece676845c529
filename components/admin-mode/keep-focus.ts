/** The element that had the focus, and what gets it once that element is removed; null where nothing does yet. */
interface Place {
  entry: Element;
  successor: () => HTMLElement | null;
}

/** Overlays, which take the focus and give it back. */
const overlays = '[role=dialog], [role=alertdialog], [role=menu]';

/**
 * Restores the keyboard focus when the focused list entry is removed: it goes to the entry now at that index, to the
 * last one, or, when the list is empty, to the page's content. For a pencil whose text was rendered again, it goes to
 * the new pencil of the same subject. Returns a function that stops it.
 */
export function keepFocus(): () => void {
  let last: Place | null = null;

  const remember = ({ target }: FocusEvent) => {
    if (!(target instanceof Element) || target.closest(overlays)) return;
    // A dialog that closes after its card was removed restores the focus to an earlier element.
    if (last && !last.entry.isConnected && takePlace(last)) return;
    last = placeOf(target);
  };

  const restore = () => {
    // The entry is still there, or the focus is elsewhere: nothing to restore.
    if (!last || last.entry.isConnected || document.activeElement !== document.body) return;
    if (!document.querySelector(overlays)) takePlace(last);
  };

  const takePlace = ({ successor }: Place) => {
    const place = successor();
    if (!place) return false;
    last = null;
    // A closing dialog restores its focus more than once: run after it.
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
