import { paths } from '#lib/core/addresses/linked-paths.ts';
import { publicPages } from '#lib/core/addresses/page-lists.ts';
import { messages } from '#lib/language/messages.ts';
import { oneLine } from '../../markup/written-text.ts';
import type { SourceItem } from '../../source.ts';
import { eventPlugins } from '../events.ts';
import { sermonPlugins } from '../sermons.ts';
import type { SiteFacts } from '../wxr-item.ts';
import type { SitePlan } from './site-plan.ts';
import type { MenuItem, SiteEntry, SiteSurvey } from './site-survey.ts';

interface MenuLink {
  label: string;
  to: string;
}
interface MenuEntry extends MenuLink {
  children: MenuLink[];
}

/** As lib/navigation takes them. */
const most = { main: 7, footer: 12, children: 12, label: 40 } as const;

const mainNames = /\b(?:main|primary|top|header|principal|navigation)\b/i;
const footerNames = /\b(?:footer|bottom|pie|secondary|utility)\b/i;
const otherNames = /\b(?:social|sociales)\b/i;

/** What menus are read from. */
type MenuSurvey = Pick<SiteSurvey, 'menuItems'> & {
  entries: readonly Pick<SiteEntry, 'id' | 'title'>[];
  facts: Pick<SiteFacts, 'terms'>;
};
/** Where their entries lead. */
type MenuPlan = Pick<SitePlan, 'paths' | 'home' | 'leadOf' | 'isOld' | 'pathOf'>;

/** Returns the menus as a draft of the navigation: the main one, and that of the footer where there is one. */
export function menuItems({ menuItems: items, entries, facts }: MenuSurvey, plan: MenuPlan): SourceItem[] {
  const names = [...new Set(items.map(({ menu }) => menu))].filter((name) => !otherNames.test(name));
  const footerName = names.find((name) => footerNames.test(name));
  const others = names.filter((name) => name !== footerName);
  const sizeOf = (name: string) => items.filter(({ menu }) => menu === name).length;
  const [largest] = others.toSorted((a, b) => sizeOf(b) - sizeOf(a));
  const mainName = others.find((name) => mainNames.test(name)) ?? largest;
  const titles = new Map(entries.map(({ id, title }) => [id, title]));
  const menuOf = (name: string | undefined, limit: number) =>
    menu(
      items.filter((item) => item.menu === name),
      { titles, terms: facts.terms, plan, limit },
    );
  const [main, footer] = [menuOf(mainName, most.main), menuOf(footerName, most.footer)];
  const nowhere = [...new Set([...main.nowhere, ...footer.nowhere])].map((label) => ({
    problem: messages.wordpress.leadsNowhere(label),
  }));
  if (main.entries.length + footer.entries.length === 0) return nowhere;
  const left = [...main.left, ...footer.left];
  const values = { main: main.entries, footer: footer.entries };
  return [
    { record: { table: 'navigation', key: 'menus', title: messages.wordpress.menus, values } },
    ...left.map((label) => ({ problem: messages.wordpress.notInMenu(label) })),
    ...nowhere,
  ];
}

interface Known {
  titles: ReadonlyMap<string, string>;
  terms: ReadonlyMap<string, string>;
  plan: MenuPlan;
  limit: number;
}

/**
 * Returns the entries of a menu with those below them, however deep, and the labels of those without room and of those
 * that lead to nothing that is here.
 */
function menu(items: readonly MenuItem[], { limit, ...known }: Known) {
  const sorted = items.toSorted((a, b) => a.order - b.order);
  const below = new Map<string, MenuItem[]>();
  for (const item of sorted) {
    const others = below.get(item.above);
    if (others) others.push(item);
    else below.set(item.above, [item]);
  }
  const ids = new Set(sorted.map(({ id }) => id));
  const tops = sorted.filter(({ above }) => !ids.has(above));
  const left: string[] = [];
  const nowhere: string[] = [];
  const noteLost = (item: MenuItem, label: string) => {
    if (label !== '' && leadsSomewhere(item)) nowhere.push(label);
  };
  const entries = tops.flatMap((top) => {
    const children = allBelow(top, below).flatMap((item) => {
      const link = linkOf(item, known);
      if (!link) noteLost(item, labelOf(item, known));
      return link ?? [];
    });
    const own = linkOf(top, known);
    const to = own?.to ?? children[0]?.to;
    const label = labelOf(top, known);
    if (!to) noteLost(top, label);
    if (!to || !label) return [];
    const others = children.filter((child) => child.to !== to);
    left.push(...others.slice(most.children).map((child) => child.label));
    return [{ label, to, children: others.slice(0, most.children) } satisfies MenuEntry];
  });
  left.push(...entries.slice(limit).map(({ label }) => label));
  return { entries: entries.slice(0, limit), left, nowhere };
}

function allBelow(top: MenuItem, below: ReadonlyMap<string, MenuItem[]>): MenuItem[] {
  const found: MenuItem[] = [];
  const passed = new Set([top.id]);
  const open = (below.get(top.id) ?? []).toReversed();
  for (let item = open.pop(); item; item = open.pop()) {
    if (passed.has(item.id)) continue;
    passed.add(item.id);
    found.push(item);
    open.push(...(below.get(item.id) ?? []).toReversed());
  }
  return found;
}

function linkOf(item: MenuItem, known: Omit<Known, 'limit'>): MenuLink | null {
  const label = labelOf(item, known);
  const to = targetOf(item, known.plan);
  return label && to ? { label, to } : null;
}

/** Returns where an entry leads: a page that comes in, a list of this site, or its address; null for what is not here. */
function targetOf({ type, object, kind, address }: MenuItem, plan: MenuPlan): string | null {
  if (type === 'post_type') return plan.paths.get(object) ?? null;
  if (type === 'post_type_archive') return listOf(kind);
  return type === 'custom' && address !== '' ? leadOf(address, plan) : null;
}

/** Returns the page with the rows that posts of a type became. */
function listOf(kind: string): string | null {
  if (Object.hasOwn(sermonPlugins, kind)) return paths.sermons;
  return Object.hasOwn(eventPlugins, kind) ? paths.events : null;
}

/** A menu takes paths of this site and https addresses; an old address that leads nowhere here may be one of its pages. */
function leadOf(address: string, plan: MenuPlan): string | null {
  const lead = plan.leadOf(address, plan.home)?.replace(/^http:/, 'https:') ?? '';
  if (!plan.isOld(lead)) return /^(?:\/|https:)/.test(lead) ? lead : null;
  const path = plan.pathOf(lead);
  return publicPages.find((page) => page === path) ?? null;
}

/** Whether it led to anything on the old site. */
function leadsSomewhere({ type, address }: MenuItem): boolean {
  return type !== 'custom' || /^(?:https?:|mailto:|tel:|\/)/i.test(address);
}

/** WordPress leaves out a label that is the name of what it leads to. */
function labelOf({ label, object, type }: MenuItem, { titles, terms }: Omit<Known, 'limit'>): string {
  const names = type === 'post_type' ? titles : type === 'taxonomy' ? terms : null;
  return oneLine(label || (names?.get(object) ?? ''), most.label);
}
