import type { Page } from 'playwright/test';

/** Looks of texts whose contrast was measured: all that styles can go by, of the element and of what it stands in. */
export type SeenLooks = Set<string>;

const seen = new Map<string, SeenLooks>();

/** The looks that this process has measured under that name, such as a window's width. */
export function looksAt(name: string): SeenLooks {
  const looks = seen.get(name) ?? new Set();
  seen.set(name, looks);
  return looks;
}

/** What stands on the texts that `markNewLooks` marked. */
export const newLook = 'data-new-look';

/** Marks a text of each look that is not in `looks`, and no other; returns those looks. */
export function markNewLooks(page: Page, within: string, looks: SeenLooks): Promise<string[]> {
  return page.evaluate(markLooks, [within, newLook, [...looks]] as const);
}

/** Runs in the page. */
function markLooks([within, mark, known]: readonly [string, string, readonly string[]]) {
  const hash = (text: string) => {
    let value = 0x811c9dc5;
    for (let index = 0; index < text.length; index += 1)
      value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
    return `${(value >>> 0).toString(36)}${text.length.toString(36)}`;
  };
  const own = new Map<Element, string>();
  const lookOf = (element: Element): string => {
    const before = own.get(element);
    if (before !== undefined) return before;
    // Names of things and places are each element's own and say nothing of its colors.
    const attributes = [...element.attributes]
      .filter(
        ({ name }) =>
          !/^(id|href|src|srcset|alt|title|for|value|datetime|name|aria-(label|labelledby|describedby|controls))$/.test(
            name,
          ),
      )
      .map(({ name, value }) => `${name}=${value}`);
    const parent = element.parentElement ? lookOf(element.parentElement) : '';
    const look = hash(`${parent} ${element.tagName} ${attributes.toSorted().join(' ')}`);
    own.set(element, look);
    return look;
  };
  const holdsText = (element: Element) =>
    element.matches('input, textarea, select') ||
    [...element.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim());
  const isKnown = new Set(known);
  const measured = new Set<string>();
  const fresh: Element[] = [];
  for (const root of document.querySelectorAll(within))
    for (const element of [root, ...root.querySelectorAll('*')]) {
      if (!holdsText(element) || !element.checkVisibility()) continue;
      const look = lookOf(element);
      if (isKnown.has(look) || measured.has(look)) continue;
      measured.add(look);
      fresh.push(element);
    }
  // Once all are known: a mark would be part of the look of what stands in it.
  for (const element of fresh) element.setAttribute(mark, '');
  return [...measured];
}
