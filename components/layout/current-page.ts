import { paths } from '#lib/core/site/paths.ts';

/** True when `pathname` is the entry's page or a page below it. */
export function isCurrentPage(href: string, pathname: string): boolean {
  return href === paths.home ? pathname === href : pathname === href || pathname.startsWith(`${href}/`);
}
