import { ruleOf } from '#catalogues';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import { churchTag } from '#lib/core/church/locale.ts';
import type { Label } from '#lib/core/fields/field.ts';
import { messages } from '#lib/language/messages.ts';
import type { PageText } from './page-text.ts';
import { aboutTexts } from './pages/about.ts';
import { beliefsTexts } from './pages/beliefs.ts';
import { calendarTexts, eventsTexts } from './pages/events.ts';
import { givingTexts } from './pages/giving.ts';
import { homeTexts, siteTexts } from './pages/home.ts';
import { livestreamTexts } from './pages/livestream.ts';
import { ministriesTexts } from './pages/ministries.ts';
import { missionTexts } from './pages/mission.ts';
import { resourcesTexts } from './pages/resources.ts';
import { sermonsTexts } from './pages/sermons.ts';
import { visitTexts } from './pages/visit.ts';

const register = {
  ...siteTexts,
  ...homeTexts,
  ...aboutTexts,
  ...beliefsTexts,
  ...missionTexts,
  ...ministriesTexts,
  ...visitTexts,
  ...eventsTexts,
  ...calendarTexts,
  ...sermonsTexts,
  ...livestreamTexts,
  ...givingTexts,
  ...resourcesTexts,
} as const;

/** The key of a page text: its page, a dot, and its place there. */
export type PageTextKey = keyof typeof register;

export type PageTexts = {
  readonly [Key in PageTextKey]: (typeof register)[Key] extends PageText<infer Value> ? Value : never;
};

export const pageTextRegister: Readonly<Record<PageTextKey, PageText>> = register;
export const pageTextKeys = Object.keys(register) as PageTextKey[];

/** The pages with page texts, by key prefix. */
const pages: Readonly<Record<string, { title: Label; path: string }>> = {
  site: { title: 'Every page', path: paths.home },
  home: { title: 'Home', path: paths.home },
  about: { title: 'About Us', path: paths.about },
  beliefs: { title: 'Beliefs', path: paths.beliefs },
  mission: { title: 'Mission & Vision', path: paths.missionVision },
  ministries: { title: 'Ministries', path: paths.ministries },
  visit: { title: 'Plan Your Visit', path: paths.visit },
  events: { title: 'Events', path: paths.events },
  calendar: { title: 'Church Calendar', path: paths.calendar },
  sermons: { title: 'Sermons', path: paths.sermons },
  livestream: { title: 'Livestream', path: paths.livestream },
  giving: { title: 'Giving', path: paths.giving },
  resources: { title: 'Resources', path: paths.resources },
} satisfies Record<PageOf<PageTextKey>, { title: Label; path: string }>;

type PageOf<Key> = Key extends `${infer Page}.${string}` ? Page : never;

/** The pages with the keys of their page texts. */
export const pageTextPages = Object.entries(pages).map(([name, { title, path }]) => ({
  get title() {
    return messages.labels[title];
  },
  path,
  name,
  keys: pageTextKeys.filter((key) => key.startsWith(`${name}.`)),
}));

/** The pages that only the church itself can write, what it believes and what it is there for, with the keys of their words. */
export const ownPages = pageTextPages
  .filter(({ path }) => path === paths.beliefs || path === paths.missionVision)
  .map(({ path, keys }) => ({ path, keys: keys.filter((key) => !key.endsWith('.description')) }));

/** Page texts that are on another tab than the first. */
const tabs: { readonly [Key in PageTextKey]?: string } = {
  'about.questions_services': '?tab=services',
  'about.questions_involved': '?tab=involved',
  'events.past_empty': '?tab=past',
  'events.past_description': '?tab=past',
  'calendar.past_empty': '?tab=past',
};

/** Returns the address of the page that shows a page text. */
export function pageTextPath(key: PageTextKey): string {
  return `${pages[key.slice(0, key.indexOf('.'))]?.path}${tabs[key] ?? ''}`;
}

export function isPageTextKey(key: string): key is PageTextKey {
  return Object.hasOwn(register, key);
}

/** Returns the label of a page text, such as 'Home: The letter'; an unknown key unchanged. */
export function pageTextLabel(key: string): string {
  if (!isPageTextKey(key)) return key;
  const page = pages[key.slice(0, key.indexOf('.'))];
  return `${page && messages.labels[page.title]}: ${pageTextRegister[key].title}`;
}

/**
 * Returns the original of a key in the church's language; with `isDemo: false` the neutral one if it states facts of
 * the demo church.
 */
export function originalOf<Key extends PageTextKey>(key: Key, { isDemo = true } = {}): PageTexts[Key] {
  const { original, otherwise = original } = messages.pageTextOriginals[key] ?? inEnglish(key);
  return (isDemo ? original : otherwise) as PageTexts[Key];
}

function inEnglish(key: PageTextKey): { original: unknown; otherwise?: unknown } {
  const { original, claim } = pageTextRegister[key];
  return inTrial({ original, ...claim });
}

/** Returns English words that stand outside of the catalogue as a trial language has them; unchanged in any other. */
function inTrial<Words>(words: Words): Words {
  return ruleOf(churchTag())?.(words) ?? words;
}
