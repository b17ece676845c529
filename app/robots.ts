import type { MetadataRoute } from 'next';
import { paths } from '#lib/core/site/pages.ts';
import { absoluteUrl, siteUrl } from '#lib/core/site/urls.ts';

// Needs the site's own address, which is known when it runs, not when it is built.
export const dynamic = 'force-dynamic';

/** What search engines may read: every public page, no staff page and no API. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      allow: '/',
      disallow: [paths.prayerAdmin, paths.announcementAdmin, paths.unexpectedError, '/api/'],
    },
    sitemap: absoluteUrl(paths.sitemap),
    host: siteUrl(),
  };
}
