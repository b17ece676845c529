import localFont from 'next/font/local';

// The files are cut by scripts/subset-fonts.mjs. What stands in for them until they have come is in fallback-fonts.css.

/** Headings. Its optical size is left alone: the file holds the weights only. */
export const fraunces = localFont({
  src: './fonts/fraunces.woff2',
  weight: '380 600',
  variable: '--font-fraunces',
  display: 'swap',
  adjustFontFallback: false,
});

/** Everything else. */
export const figtree = localFont({
  src: './fonts/figtree.woff2',
  weight: '400 700',
  variable: '--font-figtree',
  display: 'swap',
  adjustFontFallback: false,
});
