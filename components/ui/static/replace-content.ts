const focusable = 'a[href],button,input,select,textarea,summary,[tabindex]';

/**
 * Puts other markup into the element. What had the focus in it gives it to what stands in its place; of a pencil of
 * staff's that is known to whoever draws it (components/account/keep-focus.ts).
 */
export function replaceContent(element: HTMLElement, html: string): void {
  const active = document.activeElement;
  const focused = element.contains(active) && !active?.closest('[data-edit]') ? active : null;
  const place = focused ? [...element.querySelectorAll(focusable)].indexOf(focused) : -1;
  element.innerHTML = html;
  if (focused) successorOf(focused, place, element)?.focus({ preventScroll: true });
}

/** What leads to the same address, or is of the same day of a calendar; else what is as far down. */
function successorOf(focused: Element, place: number, element: HTMLElement): HTMLElement | undefined {
  const candidates = [...element.querySelectorAll<HTMLElement>(focusable)];
  const isSame = (attribute: string) => {
    const value = focused.getAttribute(attribute);
    return value === null ? undefined : candidates.find((each) => each.getAttribute(attribute) === value);
  };
  return isSame('data-date') ?? isSame('href') ?? candidates[place];
}
