import type { MetadataRoute } from 'next';
import { currentInks } from '#lib/art/palette/current-palette.ts';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import { unlinkedPaths } from '#lib/core/addresses/unlinked-paths.ts';
import { currentChurch } from '#lib/core/church/current-church.ts';
import { churchTag } from '#lib/core/church/locale.ts';
import { languageFacts } from '#lib/core/language/languages.ts';

export const dynamic = 'force-dynamic';

/** The web app manifest. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    name: currentChurch().name,
    lang: churchTag(),
    dir: languageFacts[churchTag()].direction,
    short_name: currentChurch().short_name,
    description: currentChurch().welcome,
    start_url: paths.home,
    // Apple's phones take messages on the Home Screen only from a site that stands alone there; others open their browser.
    display: 'standalone',
    display_override: ['browser'],
    background_color: '#fbf7f0',
    theme_color: currentInks().night,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: unlinkedPaths.logo, sizes: '512x512', type: 'image/png' },
      { src: unlinkedPaths.squareIcon, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
