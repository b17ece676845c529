import type { MetadataRoute } from 'next';
import { publicPages } from '@/lib/paths';
import { absoluteUrl } from '@/lib/site-url';

export const dynamic = 'force-dynamic';

/** Every public page of the site. */
export default function sitemap(): MetadataRoute.Sitemap {
  return publicPages.map((path) => ({ url: absoluteUrl(path) }));
}
