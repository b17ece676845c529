import { type Page, type PagePath, type PictureFacts, pages } from './pages.ts';
import { routeMatcher } from './route-matcher.ts';

const rows = Object.entries(pages) as [PagePath, Page][];

/** Returns the main navigation in order, in the church's language. */
export const mainNavigation = (): NavigationEntry[] => linksOf('navigation');

/** Returns the footer links in order, in the church's language. */
export const footerLinks = (): NavigationEntry[] => linksOf('footer');

/** Every page with a fixed address that search engines may list: the sitemap, without events and sermons. */
export const publicPages: readonly PagePath[] = rows
  .filter(([path, page]) => isListed(page) && !page.isOfRows && !path.includes('['))
  .map(([path]) => path);

/** The pages of admin mode. */
export const staffPages: readonly PagePath[] = rows
  .filter(([, { audience }]) => audience === 'staff')
  .map(([path]) => path);

/** The path prefixes that robots.txt disallows. A public page that is not to be listed says so itself: it is read. */
export const disallowedPaths: readonly string[] = [
  ...rows.filter(([, { audience }]) => audience !== 'public').map(([path]) => path),
  '/api/',
  '/preview/',
  '/join/',
  '/s/',
  '/letters/me/',
];

/** The pages that have a place in the office, in order. */
export const roomPages = rows.flatMap(([href, { access = 'admin', room }]) =>
  room ? [{ href, access, ...room }] : [],
);

/** A link in a list, for components. */
export interface NavigationEntry {
  readonly label: string;
  readonly href: PagePath;
}

const rowAt = routeMatcher(rows);

/** Returns the page at the address, ignoring its query; undefined without one. */
export function pageAt(address: string): Page | undefined {
  return rowAt(pathOf(address));
}

/** Returns whether search engines must not list the address. */
export function isUnlisted(address: string): boolean {
  const page = pageAt(address);
  return page ? !isListed(page) : isApi(address) || isPreview(address) || isPersonalLink(address);
}

/** Returns the address of the page's link preview picture; undefined without one. */
export function picturePath(address: string): string | undefined {
  return pageAt(address)?.picture && `/og${pathOf(address)}`;
}

/** Returns the picture at `/og/{id}` with its words from these facts; undefined without one. */
export function findPicture(id: string, facts: PictureFacts) {
  const picture = pageAt(`/${id}`)?.picture;
  if (!picture) return undefined;
  const { title, kicker, ...look } = picture;
  return { ...look, title: title(), kicker: kicker(facts) };
}

function isListed({ audience, isUnlisted }: Page): boolean {
  return audience === 'public' && !isUnlisted;
}

/** Returns whether the address shows a page that is not public to everyone with the link. */
export function isPreview(address: string): boolean {
  return address.startsWith('/preview/');
}

/** Returns whether the address is one person's link: of an invitation, a sign-up, or a subscriber. */
export function isPersonalLink(address: string): boolean {
  return /^\/(?:join|s|letters\/me)\//.test(address);
}

function isApi(path: string): boolean {
  return path.startsWith('/api/');
}

function pathOf(address: string): string {
  return address.split(/[?#]/, 1)[0] ?? '';
}

function linksOf(list: 'navigation' | 'footer'): NavigationEntry[] {
  return rows
    .flatMap(([href, { [list]: entry }]) => (entry ? [{ href, ...entry }] : []))
    .sort((one, other) => one.order - other.order)
    .map(({ label, href }) => ({ label: label(), href }));
}
