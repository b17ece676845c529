import type { Metadata } from 'next';
import { shownAddress } from '#lib/core/addresses/hidden-pages.ts';
import { isUnlisted, picturePath } from '#lib/core/addresses/page-lists.ts';
import { unlinkedPaths } from '#lib/core/addresses/unlinked-paths.ts';
import { placeName } from '#lib/core/church/address.ts';
import { currentChurch } from '#lib/core/church/current-church.ts';
import type { LanguageTag } from '#lib/core/language/languages.ts';
import { env } from '#lib/core/process/env.ts';

interface PageDescription {
  /** Without the church's name. Default: the title of the home page. */
  title?: string;
  description?: string;
  /** The page's path, such as `/giving`, for the canonical address. A missing page has none. */
  path?: string;
  /** A link preview picture, 1200 by 630 pixels, instead of the one in the table of pages. */
  image?: string;
}

/** Returns a page's title, description, canonical address and social cards, and whether search engines may list it. */
export function pageMetadata({ title, description, path, image }: PageDescription): Metadata {
  const { name, city, region_name, welcome, language, country } = currentChurch();
  const parts = title ? [title, name] : [name, placeName({ city, region_name })];
  const fullTitle = parts.filter(Boolean).join(' - ');
  const text = description ?? welcome;
  const url = image ?? (path && picturePath(path)) ?? unlinkedPaths.socialImage;
  const picture = { url, alt: title ?? name };
  return {
    title: { absolute: fullTitle },
    description: text,
    ...(path && alternatesOf(path, language)),
    openGraph: {
      type: 'website',
      locale: `${language}_${country}`,
      siteName: name,
      title: fullTitle,
      description: text,
      ...(path && { url: path }),
      images: [{ ...picture, width: 1200, height: 630 }],
    },
    twitter: { card: 'summary_large_image', title: fullTitle, description: text, images: [picture] },
  };
}

/** Search engines get the page's language with its address, or are kept away. */
function alternatesOf(path: string, language: LanguageTag): Pick<Metadata, 'alternates' | 'robots'> {
  if (env().DEMO || isUnlisted(path) || !shownAddress(path))
    return { alternates: { canonical: path }, robots: { index: false, follow: false } };
  return { alternates: { canonical: path, languages: { [language]: path } } };
}
