import { type Page, type PagePath, type PagePicture, type PictureFacts, pages } from './pages.ts';
import { routeMatcher } from './route-matcher.ts';

const rows = Object.entries(pages) as [PagePath, Page][];

/** The entries of the main navigation in their order. */
export const mainNavigation: readonly NavigationEntry[] = linksOf('navigation');

/** The pages that the footer links to, in their order. */
export const footerLinks: readonly NavigationEntry[] = linksOf('footer');

/** Every page that search engines may list and whose address is fixed: the sitemap's, besides events and sermons. */
export const publicPages: readonly PagePath[] = rows
  .filter(([path, page]) => isListed(page) && !path.includes('['))
  .map(([path]) => path);

/** The pages of admin mode. */
export const staffPages: readonly PagePath[] = rows
  .filter(([, { audience }]) => audience === 'staff')
  .map(([path]) => path);

/** What search engines are told not to read, as robots.txt spells it: beginnings of addresses. */
export const disallowedPaths: readonly string[] = [
  ...rows.filter(([path, page]) => !isListed(page) && !isApi(path)).map(([path]) => path),
  '/api/',
];

/** A link of a list, as components take it. */
export interface NavigationEntry {
  readonly label: string;
  readonly href: PagePath;
}

const rowAt = routeMatcher(rows);

/** The page at the address, whatever query follows; undefined where there is none. */
export function pageAt(address: string): Page | undefined {
  return rowAt(pathOf(address));
}

/** Whether search engines are to leave the address alone. */
export function isUnlisted(address: string): boolean {
  const page = pageAt(address);
  return page ? !isListed(page) : isApi(address);
}

/** The address of the picture that links to the page show; undefined when it has none of its own. */
export function picturePath(address: string): string | undefined {
  return pageAt(address)?.picture && `/og${pathOf(address)}`;
}

/** The picture at `/og/{id}`, its words by these facts; undefined when there is none. */
export function findPicture(id: string, facts: PictureFacts): (PagePicture & { kicker: string }) | undefined {
  const picture = pageAt(`/${id}`)?.picture;
  if (!picture) return undefined;
  const { kicker } = picture;
  return { ...picture, kicker: typeof kicker === 'string' ? kicker : kicker(facts) };
}

function isListed({ audience, isUnlisted }: Page): boolean {
  return audience === 'public' && !isUnlisted;
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
    .map(({ label, href }) => ({ label, href }));
}
