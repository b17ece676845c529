import type { MetadataRoute } from 'next';
import { disallowedPaths } from '#lib/core/addresses/page-lists.ts';
import { unlinkedPaths } from '#lib/core/addresses/unlinked-paths.ts';
import { absoluteUrl, siteUrl } from '#lib/core/addresses/urls.ts';

// Rendered on request: the site's address is unknown at build time.
export const dynamic = 'force-dynamic';

/** Allows every public page, no staff page and no API. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: [...disallowedPaths] },
    sitemap: absoluteUrl(unlinkedPaths.sitemap),
    host: siteUrl(),
  };
}
