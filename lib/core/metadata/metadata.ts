import type { Metadata } from 'next';
import { isFixedAddress } from '#lib/core/addresses/cached-routes.ts';
import { shownAddress } from '#lib/core/addresses/hidden-pages.ts';
import { inLanguage, languagePrefix } from '#lib/core/addresses/in-language.ts';
import { isUnlisted, picturePath } from '#lib/core/addresses/page-lists.ts';
import { unlinkedPaths } from '#lib/core/addresses/unlinked-paths.ts';
import { placeName } from '#lib/core/church/address.ts';
import { currentChurch } from '#lib/core/church/current-church.ts';
import { pathByLanguage } from '#lib/core/church/spoken-languages.ts';
import { env } from '#lib/core/process/env.ts';
import { isWholePage } from '#lib/core/translations/untranslated-words.ts';

interface PageDescription {
  /** Without the church's name. Default: the title of the home page. */
  title?: string;
  description?: string;
  /** The page's path, such as `/giving`, for the canonical address. A missing page has none. */
  path?: string;
  /** A link preview picture, 1200 by 630 pixels, instead of the one in the table of pages. */
  image?: string;
  /** Whether its words are there in both languages of the site. Default: of a built-in page all that staff changed. */
  isTranslated?: boolean;
}

/** Returns a page's title, description, canonical address and social cards, and whether search engines may list it. */
export function pageMetadata({
  title,
  description,
  path,
  image,
  isTranslated = path !== undefined && isFixedAddress(path) && isWholePage(path),
}: PageDescription): Metadata {
  const { name, city, region_name, welcome, language, second_language, country } = currentChurch();
  const parts = title ? [title, name] : [name, placeName({ city, region_name })];
  const fullTitle = parts.filter(Boolean).join(' - ');
  const text = description ?? welcome;
  const url = inLanguage(image ?? (path && picturePath(path)) ?? unlinkedPaths.socialImage);
  const picture = { url, alt: title ?? name };
  return {
    title: { absolute: fullTitle },
    description: text,
    ...(path && alternatesOf(path, isTranslated)),
    openGraph: {
      type: 'website',
      locale: `${language}_${country}`,
      ...(second_language && { alternateLocale: [`${second_language}_${country}`] }),
      siteName: name,
      title: fullTitle,
      description: text,
      ...(path && { url: inLanguage(path) }),
      images: [{ ...picture, width: 1200, height: 630 }],
    },
    twitter: { card: 'summary_large_image', title: fullTitle, description: text, images: [picture] },
  };
}

/** Search engines get the page's languages with their addresses, or are kept away. */
function alternatesOf(path: string, isTranslated: boolean): Pick<Metadata, 'alternates' | 'robots'> {
  const canonical = inLanguage(path);
  if (env().DEMO || isUnlisted(path) || !shownAddress(path))
    return { alternates: { canonical }, robots: { index: false, follow: false } };
  if (isTranslated) return { alternates: { canonical, languages: pathByLanguage(path) } };
  if (languagePrefix()) return { alternates: { canonical }, robots: { index: false } };
  return { alternates: { canonical, languages: { [currentChurch().language]: path } } };
}
