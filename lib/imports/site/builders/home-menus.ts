import { parsedUrl } from '#lib/core/text/parsed-url.ts';
import {
  allWithin,
  deepest,
  type Element,
  isElement,
  type Node,
  nodesOf,
  textWithin,
  unseen,
} from '../../wordpress/pages/markup.ts';
import type { MenuItem } from '../../wordpress/pages/site-survey.ts';
import type { SiteAnswer } from '../site.ts';

/** Names by which the menus of an export are told apart. */
const names = { main: 'main', footer: 'footer' } as const;

const below = /(?:^|[_-])(?:sub-?menu|children|dropdown(?:-menu|-content)?|folder-content)(?:[_-]|$)/i;
const noMenu = /breadcrumb|pagination|social|skip-?link|language|lang-|post-navigation|nav-links|cart/i;
const mostItems = 200;

/** Returns the menus of a home page: the largest one, and that within its footer. */
export function homeMenus({ text, address }: Pick<SiteAnswer, 'text' | 'address'>): MenuItem[] {
  const roots = nodesOf(text).filter(isElement);
  const navigations = roots.flatMap((root) => allWithin(root, isMenu));
  const [footers, others] = [navigations.filter(isInFooter), navigations.filter((nav) => !isInFooter(nav))];
  return [largest(others, names.main, address), largest(footers, names.footer, address)].flat();
}

function isMenu({ name, attribs }: Element): boolean {
  const isNavigation = name === 'nav' || attribs.role === 'navigation';
  return (
    isNavigation && !noMenu.test(`${attribs.class ?? ''} ${attribs.id ?? ''} ${attribs['aria-label'] ?? ''}`)
  );
}

function isInFooter(element: Element): boolean {
  for (let at: Node | null = element; at && isElement(at); at = at.parent as Node | null)
    if (at.name === 'footer' || /footer/i.test(`${at.attribs.class ?? ''} ${at.attribs.id ?? ''}`))
      return true;
  return false;
}

/** Returns the entries of the menu with the most of them. */
function largest(menus: readonly Element[], menu: string, base: string): MenuItem[] {
  const read = menus.map((element) => {
    const reader = new MenuReader(menu, base);
    reader.level(element.children, '0', 0);
    return reader.items;
  });
  return read.toSorted((one, other) => other.length - one.length)[0] ?? [];
}

class MenuReader {
  readonly items: MenuItem[] = [];

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
    const isWithinList = (element: Element) => lists.some((list) => isWithin(list, element));
    const [link] = allWithin(entry, ({ name }) => name === 'a').filter((each) => !isWithinList(each));
    const own = link ? textWithin(link) : lists.length > 0 ? labelBeside(entry, lists) : '';
    const id = own === '' ? above : this.add(own, link?.attribs.href ?? '', above);
    for (const list of lists) this.level(list.children, id, depth + 1);
  }

  private add(label: string, href: string, above: string): string {
    if (label === '') return above;
    const id = String(this.items.length + 1);
    const url = href.startsWith('#') || href === '' ? null : parsedUrl(href.trim(), this.base);
    const isAddress = url !== null && /^(?:https?|mailto|tel):$/.test(url.protocol);
    this.items.push({
      ...{ id, menu: this.menu, above, label, order: this.items.length },
      ...{ type: 'custom', object: '', kind: '', address: isAddress ? url.href : '' },
    });
    return id;
  }
}

/** Returns the words of an entry without those of its lists. */
function labelBeside(entry: Element, lists: readonly Element[]): string {
  const isBeside = (child: Node) => !lists.some((list) => isWithin(child, list));
  const [first] = entry.children.filter(isElement).filter(isBeside).map(textWithin).filter(Boolean);
  const texts = entry.children.flatMap((child) => (child.type === 'text' ? [child.data.trim()] : []));
  return first ?? texts.find(Boolean) ?? '';
}

function isWithin(outer: Node, inner: Element): boolean {
  for (let at: unknown = inner; at; at = (at as Element).parent) if (at === outer) return true;
  return false;
}
