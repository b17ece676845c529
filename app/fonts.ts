import localFont from 'next/font/local';

// Cut by scripts/art/subset-fonts.mjs. The starter fetches them once a first visit is painted (docs/decisions/0024), so
// nothing is preloaded. The fallbacks are in fallback-fonts.css.

/** Headings. The file holds the weight axis only. */
export const fraunces = localFont({
  src: './fonts/headings.woff2',
  weight: '380 600',
  variable: '--font-fraunces',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
});

/** Everything else. */
export const figtree = localFont({
  src: './fonts/text.woff2',
  weight: '400 700',
  variable: '--font-figtree',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
});
