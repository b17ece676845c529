import { parsedUrl } from '#lib/core/text/parsed-url.ts';
import { oneLine } from '../../markup/written-text.ts';
import { allWithin, type Element, isElement, nodesOf, textWithin } from '../../wordpress/pages/markup.ts';
import type { MenuItem } from '../../wordpress/pages/site-survey.ts';
import { baseOf } from '../reader/links.ts';
import { adopt, bodyOf, wordCount } from './page-tree.ts';

const fewestLinks = 2;
/** Of a row of links that is not marked as a menu. */
const fewestUnmarked = 3;

/** Returns the entries of the menus of a page: the largest one above its content, and that of its foot. */
export function menusOf(html: string, address: string): MenuItem[] {
  const [root] = nodesOf('<div></div>');
  if (!root || !isElement(root)) return [];
  adopt(root, bodyOf(html));
  const base = baseOf(html, address);
  const feet = allWithin(root, isFoot);
  const footer = feet.at(-1);
  const main = largestOf(
    menusIn(root, fewestUnmarked).filter((menu) => !feet.some((foot) => isWithin(menu, foot))),
  );
  const low = footer && (largestOf(menusIn(footer, fewestLinks)) ?? null);
  return [...(main ? entriesOf(main, 'Main', base) : []), ...(low ? entriesOf(low, 'Footer', base) : [])];
}

function isFoot({ name, attribs }: Element): boolean {
  const isNamed = /(?:^|[\s_-])footer(?:$|[\s_-])/i.test(`${attribs.id ?? ''} ${attribs.class ?? ''}`);
  return name === 'footer' || attribs.role === 'contentinfo' || (isNamed && name === 'div');
}

/** Returns what is marked as a menu, or else lists and rows that are links and little else. */
function menusIn(root: Element, least: number): Element[] {
  const marked = allWithin(root, ({ name, attribs }) => name === 'nav' || attribs.role === 'navigation');
  const filled = marked.filter((menu) => linksIn(menu).length >= fewestLinks);
  if (filled.length > 0) return filled;
  const rowsIn = (names: RegExp) =>
    allWithin(root, (element) => {
      if (!names.test(element.name)) return false;
      const links = linksIn(element);
      const linked = links.reduce((sum, link) => sum + wordCount(link), 0);
      return links.length >= least && linked >= wordCount(element) * 0.8;
    });
  const lists = rowsIn(/^[uo]l$/);
  return lists.length > 0 ? lists : rowsIn(/^(?:table|tr|td|div|p|center)$/);
}

function linksIn(element: Element): Element[] {
  return allWithin(element, ({ name, attribs }) => name === 'a' && Boolean(attribs.href));
}

function largestOf(menus: readonly Element[]): Element | undefined {
  const sizeOf = (menu: Element) => new Set(linksIn(menu).map(({ attribs }) => attribs.href)).size;
  return menus.toSorted((a, b) => sizeOf(b) - sizeOf(a))[0];
}

function isWithin(element: Element, outer: Element): boolean {
  for (let at: Element['parent'] | Element = element; at; at = at.parent) if (at === outer) return true;
  return false;
}

/** Returns the entries of a menu, those of a list within an entry below it. A second copy, as for phones, is left out. */
function entriesOf(menu: Element, name: string, base: string): MenuItem[] {
  const found: MenuItem[] = [];
  const known = new Set<string>();
  const add = (label: string, href: string, above: string): string => {
    const address =
      href === '' || /^(?:#|javascript:)/i.test(href) ? '' : (parsedUrl(href, base)?.href ?? '');
    const key = `${label}\n${address}`;
    if (label === '' || known.has(key)) return found.find((item) => keyOf(item) === key)?.id ?? above;
    known.add(key);
    const id = `${name}-${found.length + 1}`;
    const place = { id, menu: name, above, order: found.length, type: 'custom', object: '', kind: '' };
    found.push({ ...place, label: oneLine(label, 40), address });
    return id;
  };
  const visit = (element: Element, above: string): void => {
    for (const child of element.children.filter(isElement)) {
      if (child.name === 'a') add(textWithin(child), child.attribs.href ?? '', above);
      else if (child.name !== 'li') visit(child, above);
      else {
        const lists = allWithin(child, ({ name: each }) => each === 'ul' || each === 'ol');
        const [link] = linksIn(child).filter((each) => !lists.some((list) => isWithin(each, list)));
        const label = link ? textWithin(link) : labelOf(child, lists);
        const id = add(label, link?.attribs.href ?? '', above);
        for (const list of lists) visit(list, above === '0' ? id : above);
      }
    }
  };
  visit(menu, '0');
  return found;
}

function keyOf({ label, address }: MenuItem): string {
  return `${label}\n${address}`;
}

/** Returns the words of an entry before the list below it. */
function labelOf(entry: Element, lists: readonly Element[]): string {
  const before = entry.children.filter(
    (child) => !isElement(child) || !lists.some((list) => list === child || isWithin(list, child)),
  );
  return before
    .map((child) => (isElement(child) ? textWithin(child) : child.type === 'text' ? child.data : ''))
    .join(' ')
    .trim();
}
