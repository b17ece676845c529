// `npx tsx scripts/art/draw.ts` writes the drawings that the repository contains, after a change in lib/art: twice after
// a change of the hero's scene, whose small pictures are drawn from the written layers.
import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { iconSvg } from '#lib/art/icon.ts';
import { icoFile } from '#lib/art/icons/icons.ts';
import { heroLayers } from '#lib/art/layers/hero-layers.ts';
import { townLayers } from '#lib/art/layers/town-layers.ts';
import { paint } from '#lib/art/skies.ts';
import { skyStylesheet } from '#lib/art/sky-stylesheet.ts';
import { gateMarkup } from '#lib/art/vignettes/gate.ts';
import { roadMarkup } from '#lib/art/vignettes/road.ts';
import { sceneDrawings } from './scene-drawing.ts';

const root = new URL('../../', import.meta.url);

function write(path: string, content: string | Buffer): void {
  writeFileSync(new URL(path, root), content);
}

/** The icons of a site without a logo. */
const rounded = iconSvg('rounded');
const bleed = iconSvg('bleed');
write('lib/art/icons/icon.svg', rounded);
write(
  'lib/art/icons/favicon.ico',
  icoFile(await Promise.all([16, 32, 48].map((size) => png(rounded, size)))),
);
write('lib/art/icons/apple-icon.png', await png(bleed, 180));
write('lib/art/icons/icon-192.png', await png(rounded, 192));
write('lib/art/icons/icon-512.png', await png(rounded, 512));
write('lib/art/icons/icon-maskable-512.png', await png(bleed, 512));

function png(svg: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: size > 100 })
    .toBuffer();
}

/** The hero's two scenes, and the small pictures of them that staff choose from. */
for (const [name, draw] of Object.entries(sceneDrawings)) write(`lib/art/layers/${name}`, draw());
for (const [scene, layers] of Object.entries({ hills: heroLayers, town: townLayers })) {
  const markup = layers.map((layer) => layer.markup).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="225" viewBox="620 250 1280 600">${paint(markup, 'dawn')}</svg>`;
  write(
    `components/church/look/hero-${scene}.webp`,
    await sharp(Buffer.from(svg)).webp({ quality: 80 }).toBuffer(),
  );
}
write('components/art/hero/hero-skies.css', skyStylesheet());

/** Drawings in files of their own, so that a page does not contain them twice. */
const vignettes = [
  { name: 'gate', width: 640, height: 460, markup: gateMarkup },
  { name: 'road', width: 1200, height: 400, markup: roadMarkup },
];
for (const { name, width, height, markup } of vignettes)
  write(
    `components/art/${name}.svg`,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${markup}</svg>\n`,
  );
