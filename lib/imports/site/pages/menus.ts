import { parsedUrl } from '#lib/core/text/parsed-url.ts';
import { oneLine } from '../../markup/written-text.ts';
import {
  allWithin,
  deepest,
  type Element,
  isElement,
  isWithin,
  type Node,
  nodesOf,
  textWithin,
  unseen,
} from '../../wordpress/pages/markup.ts';
import type { MenuItem } from '../../wordpress/pages/site-survey.ts';
import { baseOf } from '../reader/links.ts';
import type { SiteAnswer } from '../site.ts';
import { adopt, bodyOf, wordCount } from './page-tree.ts';

/** Classes of what folds out below an entry. */
const below = /(?:^|[_-])(?:sub-?menu|children|dropdown(?:-menu|-content)?|folder-content)(?:[_-]|$)/i;
const noMenu = /breadcrumb|pagination|social|skip-?link|language|lang-|post-navigation|nav-links|cart/i;
const mostItems = 200;
/** The fewest links of a menu, and of a row of links that is not marked as one. */
const fewest = { above: { marked: 2, unmarked: 3 }, foot: { marked: 1, unmarked: 2 } } as const;

/** Returns the entries of the menus of a page: the largest one above its content, and that of its foot. */
export function menusOf({ text: html, address }: Pick<SiteAnswer, 'text' | 'address'>): MenuItem[] {
  const [root] = nodesOf('<div></div>');
  if (!root || !isElement(root)) return [];
  adopt(root, bodyOf(html));
  const base = baseOf(html, address);
  const feet = allWithin(root, isFoot);
  const footer = feet.at(-1);
  const main = largestOf(
    menusIn(root, fewest.above).filter((menu) => !feet.some((foot) => isWithin(menu, foot))),
  );
  const low = footer && (largestOf(menusIn(footer, fewest.foot)) ?? null);
  return [...(main ? entriesOf(main, 'Main', base) : []), ...(low ? entriesOf(low, 'Footer', base) : [])];
}

function isFoot({ name, attribs }: Element): boolean {
  const isNamed = /(?:^|[\s_-])footer(?:$|[\s_-])/i.test(`${attribs.id ?? ''} ${attribs.class ?? ''}`);
  return name === 'footer' || attribs.role === 'contentinfo' || (isNamed && name === 'div');
}

/** Returns what is marked as a menu, or else lists and rows that are links and little else. */
function menusIn(root: Element, least: { marked: number; unmarked: number }): Element[] {
  const marked = allWithin(root, isMenu);
  const filled = marked.filter((menu) => linksIn(menu).length >= least.marked);
  if (filled.length > 0) return filled;
  const rowsIn = (names: RegExp) =>
    allWithin(root, (element) => {
      if (!names.test(element.name)) return false;
      const links = linksIn(element);
      const linked = links.reduce((sum, link) => sum + wordCount(link), 0);
      return links.length >= least.unmarked && linked >= wordCount(element) * 0.8;
    });
  const lists = rowsIn(/^[uo]l$/);
  return lists.length > 0 ? lists : rowsIn(/^(?:table|tr|td|div|p|center)$/);
}

function isMenu({ name, attribs }: Element): boolean {
  const isNavigation = name === 'nav' || attribs.role === 'navigation';
  return (
    isNavigation && !noMenu.test(`${attribs.class ?? ''} ${attribs.id ?? ''} ${attribs['aria-label'] ?? ''}`)
  );
}

function linksIn(element: Element): Element[] {
  return allWithin(element, ({ name, attribs }) => name === 'a' && Boolean(attribs.href));
}

function largestOf(menus: readonly Element[]): Element | undefined {
  const sizeOf = (menu: Element) => new Set(linksIn(menu).map(({ attribs }) => attribs.href)).size;
  return menus.toSorted((a, b) => sizeOf(b) - sizeOf(a))[0];
}

/** Returns the entries of a menu, those of a list within an entry below it. A second copy, as for phones, is left out. */
function entriesOf(menu: Element, name: string, base: string): MenuItem[] {
  const reader = new MenuReader(name, base);
  reader.level(menu.children, '0', 0);
  return reader.items;
}

class MenuReader {
  readonly items: MenuItem[] = [];
  /** The ids of entries by their words and addresses. */
  private readonly known = new Map<string, string>();

  constructor(
    private readonly menu: string,
    private readonly base: string,
  ) {}

  /** Reads the entries of one level; what folds out stands below the entry before it. */
  level(nodes: readonly Node[], above: string, depth: number): string {
    let last = above;
    for (const node of nodes) {
      if (!isElement(node) || unseen.has(node.name) || depth > deepest || this.items.length >= mostItems)
        continue;
      if (node.name === 'a') last = this.add(textWithin(node), node.attribs.href ?? '', above);
      else if (this.isBelow(node)) this.level(node.children, last, depth + 1);
      else if (node.name === 'li') this.entry(node, above, depth);
      else if (node.name === 'button' && last === above && this.leadsDown(node))
        last = this.add(textWithin(node), '', above);
      else {
        const within = this.level(node.children, above, depth + 1);
        if (within !== above) last = within;
      }
    }
    return last;
  }

  private isBelow({ attribs }: Element): boolean {
    return (attribs.class ?? '').split(/\s+/).some((name) => below.test(name));
  }

  private leadsDown({ parent }: Element): boolean {
    return (
      parent !== null &&
      isElement(parent as Node) &&
      allWithin(parent as Element, (each) => this.isBelow(each)).length > 0
    );
  }

  /** An entry of a list, which may have a list below it, and no link of its own. */
  private entry(entry: Element, above: string, depth: number): void {
    const isList = ({ name }: Element) => name === 'ul' || name === 'ol';
    const lists = allWithin(entry, (each) => isList(each) || this.isBelow(each));
    const isWithinList = (element: Element) => lists.some((list) => isWithin(element, list));
    const [link] = allWithin(entry, ({ name }) => name === 'a').filter((each) => !isWithinList(each));
    const own = link ? textWithin(link) : lists.length > 0 ? labelBeside(entry, lists) : '';
    const id = own === '' ? above : this.add(own, link?.attribs.href ?? '', above);
    for (const list of lists) this.level(list.children, id, depth + 1);
  }

  private add(label: string, href: string, above: string): string {
    const url = href.startsWith('#') || href === '' ? null : parsedUrl(href.trim(), this.base);
    const address = url && /^(?:https?|mailto|tel):$/.test(url.protocol) ? url.href : '';
    const key = `${label}\n${address}`;
    const known = label === '' ? above : this.known.get(key);
    if (known !== undefined) return known;
    const id = `${this.menu}-${this.items.length + 1}`;
    this.known.set(key, id);
    this.items.push({
      ...{ id, menu: this.menu, above, label: oneLine(label, 40), order: this.items.length },
      ...{ type: 'custom', object: '', kind: '', address },
    });
    return id;
  }
}

/** Returns the words of an entry without those of its lists. */
function labelBeside(entry: Element, lists: readonly Element[]): string {
  const isBeside = (child: Node) => !lists.some((list) => isWithin(list, child));
  const [first] = entry.children.filter(isElement).filter(isBeside).map(textWithin).filter(Boolean);
  const texts = entry.children.flatMap((child) => (child.type === 'text' ? [child.data.trim()] : []));
  return first ?? texts.find(Boolean) ?? '';
}
