import { pageAt } from '#lib/core/addresses/page-lists.ts';
import type { LanguageTag } from '#lib/core/language/languages.ts';
import { inFirstLanguage, type LangAttributes } from '#lib/core/translations/lang-of.ts';
import { isOwnShaped } from './own-shaped.ts';

/** A link of a menu, for components. */
export interface MenuLink {
  readonly label: string;
  readonly href: string;
  /** Not a page of the site: the browser loads it. */
  readonly isElsewhere?: true;
  readonly children?: readonly MenuLink[];
  /** The attributes of elements with its label. */
  readonly lang?: LangAttributes;
}

interface Link {
  readonly label: string;
  readonly to: string;
  readonly children?: readonly Link[];
  readonly lang?: LanguageTag | undefined;
}

/** Returns the links of a menu; what does not apply to a link is no property. */
export function menuLinks(entries: readonly Link[]): MenuLink[] {
  return entries.map(({ label, to, children = [], lang }) => ({
    label,
    href: to,
    ...(!isPage(to) && { isElsewhere: true as const }),
    ...(lang && { lang: inFirstLanguage() }),
    ...(children.length > 0 && { children: menuLinks(children) }),
  }));
}

function isPage(to: string): boolean {
  return pageAt(to) !== undefined || isOwnShaped(to.split(/[?#]/)[0] ?? '');
}
