import localFont from 'next/font/local';

// The files are cut by scripts/art/subset-fonts.mjs. Pages ask for them in the order of their names, so the larger one gets
// the connection that is open already. What stands in for them until they have come is in fallback-fonts.css.

/** Headings. Its optical size is left alone: the file holds the weights only. */
export const fraunces = localFont({
  src: './fonts/headings.woff2',
  weight: '380 600',
  variable: '--font-fraunces',
  display: 'swap',
  adjustFontFallback: false,
});

/** Everything else. */
export const figtree = localFont({
  src: './fonts/text.woff2',
  weight: '400 700',
  variable: '--font-figtree',
  display: 'swap',
  adjustFontFallback: false,
});
