import type { BreadcrumbList, WithContext } from 'schema-dts';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import { absoluteUrl } from '#lib/core/addresses/urls.ts';
import type { LangAttributes } from '#lib/core/translations/lang-of.ts';
import { messages } from '#lib/language/messages.ts';

/** A page on the way from the library to one below it. */
export interface Step {
  label: string;
  href: string;
  /** The attributes of a label in another language than its page. */
  marks?: LangAttributes;
}

/** Returns the way from the library by these pages, of which the last is the one that is shown. */
export function libraryTrail(...steps: readonly Step[]): Step[] {
  return [{ label: messages.sermonLibrary.heading, href: paths.sermons }, ...steps];
}

/** Returns the way for search engines (schema.org BreadcrumbList). */
export function trailStructuredData(trail: readonly Step[]): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, href }, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      name: label,
      item: absoluteUrl(href),
    })),
  };
}
