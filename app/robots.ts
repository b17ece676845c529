import type { MetadataRoute } from 'next';
import { machinePaths } from '#lib/core/site/machine-paths.ts';
import { disallowedPaths } from '#lib/core/site/page-lists.ts';
import { absoluteUrl, siteUrl } from '#lib/core/site/urls.ts';

// Rendered on request: the site's address is unknown at build time.
export const dynamic = 'force-dynamic';

/** Allows every public page, no staff page and no API. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: [...disallowedPaths] },
    sitemap: absoluteUrl(machinePaths.sitemap),
    host: siteUrl(),
  };
}
