import type { Metadata } from 'next';
import { church, defaultTitle } from '#lib/core/church/church.ts';
import { paths } from './pages.ts';

interface PageDescription {
  /** Without the church's name. Left out: the default title of the home page. */
  title?: string;
  description?: string;
  /** The page's own address, such as `/giving`: it becomes the canonical one. A missing page has none. */
  path?: string;
  /** A picture for links shared to this page, 1200 by 630 pixels. */
  image?: string;
}

/** A page's title, description, canonical address and social cards. */
export function pageMetadata({ title, description, path, image }: PageDescription): Metadata {
  const fullTitle = title ? `${title} - ${church.name}` : defaultTitle;
  const text = description ?? church.welcome;
  const picture = { url: image ?? paths.socialImage, width: 1200, height: 630, alt: title ?? church.name };
  return {
    title: { absolute: fullTitle },
    description: text,
    ...(path && { alternates: { canonical: path } }),
    openGraph: {
      type: 'website',
      locale: 'en_US',
      siteName: church.name,
      title: fullTitle,
      description: text,
      ...(path && { url: path }),
      images: [picture],
    },
    twitter: { card: 'summary_large_image', title: fullTitle, description: text, images: [picture] },
  };
}
