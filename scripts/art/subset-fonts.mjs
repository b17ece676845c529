import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

/**
 * Subsets the site's two fonts: `node scripts/art/subset-fonts.mjs` after a change here or of the packages.
 */
const range = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)).join('');

const ascii = range(0x20, 0x7e);
/** Spanish, German, French, Portuguese and Italian; other letters use fonts of the visitor's system. */
const accented = 'ÀÁÂÃÄÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜßàáâãäçèéêëìíîïñòóôõöùúûü';
const signs = '\u00a0¡¿©°·–—‘’“”…';
const signsOfText = `${signs}§«»×½‚„•€←→`;

/** The weights are those of the style sheets. Headings need fewer signs than text. */
const fonts = [
  { name: 'fraunces', file: 'headings', letters: ascii + accented + signs, lightest: 380, boldest: 600 },
  { name: 'figtree', file: 'text', letters: ascii + accented + signsOfText, lightest: 400, boldest: 700 },
];

for (const { name, file, letters, lightest, boldest } of fonts) {
  const source = `../node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`;
  const cut = await subsetFont(await readFile(new URL(source, import.meta.url)), letters, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: lightest, max: boldest } },
    keepFeatures: ['ccmp', 'kern', 'liga', 'lnum', 'locl', 'mark', 'tnum'],
    noHinting: true,
  });
  await writeFile(new URL(`../../app/fonts/${file}.woff2`, import.meta.url), cut);
}
