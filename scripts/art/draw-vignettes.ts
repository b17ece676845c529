import { writeFileSync } from 'node:fs';
import { gateMarkup } from '#lib/art/vignettes/gate.ts';
import { roadMarkup } from '#lib/art/vignettes/road.ts';

/**
 * Writes the drawings that are files of their own, so that no page carries them twice: `npx tsx
 * scripts/art/draw-vignettes.ts` after a change in lib/art/vignettes.
 */
const drawings = [
  { name: 'gate', viewBox: '0 0 640 460', markup: gateMarkup },
  { name: 'road', viewBox: '0 0 1200 400', markup: roadMarkup },
];

for (const { name, viewBox, markup } of drawings) {
  const [, , width, height] = viewBox.split(' ');
  writeFileSync(
    new URL(`../../components/art/${name}.svg`, import.meta.url),
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${width}" height="${height}">${markup}</svg>\n`,
  );
}
