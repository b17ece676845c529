import type { Page } from '@playwright/test';
import { axeMessages } from './axe-messages.ts';

/** Looks of texts whose contrast was measured: all that styles can go by, of the element and of what it stands in. */
export type SeenLooks = Set<string>;

const seen = new Map<string, SeenLooks>();

/** The looks that this process has measured under that name, such as a window's width. */
export function looksAt(name: string): SeenLooks {
  const looks = seen.get(name) ?? new Set();
  seen.set(name, looks);
  return looks;
}

/** What axe finds too faint among the texts of a look that is not yet in `looks`; adds them. */
export async function contrastProblems(page: Page, within: string, looks: SeenLooks): Promise<string[]> {
  const { violations, measured } = await page.evaluate(measureNewLooks, [within, [...looks]] as const);
  const problems = axeMessages(violations);
  // A look with a problem is measured again wherever it stands.
  if (problems.length === 0) for (const look of measured) looks.add(look);
  return problems;
}

/** Runs in the page. */
async function measureNewLooks([within, known]: readonly [string, readonly string[]]) {
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
  if (fresh.length === 0) return { violations: [], measured: [] };
  const { violations } = await window.axe.run(
    { include: fresh as HTMLElement[] as never },
    { runOnly: ['color-contrast'], resultTypes: ['violations'], iframes: false },
  );
  return { violations, measured: [...measured] };
}
