import type { MetadataRoute } from 'next';
import { disallowedPaths } from '#lib/core/addresses/page-lists.ts';
import { unlinkedPaths } from '#lib/core/addresses/unlinked-paths.ts';
import { absoluteUrl, siteUrl } from '#lib/core/addresses/urls.ts';
import { env } from '#lib/core/process/env.ts';

// Rendered on request: the site's address is unknown at build time.
export const dynamic = 'force-dynamic';

/** Allows every public page, no staff page and no API; of a demo nothing. */
export default function robots(): MetadataRoute.Robots {
  if (env().DEMO) return { rules: { userAgent: '*', disallow: '/' } };
  return {
    rules: { userAgent: '*', allow: '/', disallow: [...disallowedPaths] },
    sitemap: absoluteUrl(unlinkedPaths.sitemap),
    host: siteUrl(),
  };
}
