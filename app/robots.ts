import type { MetadataRoute } from 'next';
import { machinePaths } from '#lib/core/site/machine-paths.ts';
import { disallowedPaths } from '#lib/core/site/page-lists.ts';
import { absoluteUrl, siteUrl } from '#lib/core/site/urls.ts';

// Needs the site's own address, which is known when it runs, not when it is built.
export const dynamic = 'force-dynamic';

/** What search engines may read: every public page, no staff page and no API. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: [...disallowedPaths] },
    sitemap: absoluteUrl(machinePaths.sitemap),
    host: siteUrl(),
  };
}
