import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { iconSvg } from '#lib/art/icon.ts';
import { icoFile } from '#lib/art/icons/ico.ts';

/** Draws the icons of a site without a logo from lib/art/icon.ts: `npx tsx scripts/art/draw-icons.ts` after a change there. */
const folder = new URL('../../lib/art/icons/', import.meta.url);
const rounded = iconSvg('rounded');
const bleed = iconSvg('bleed');

writeFileSync(new URL('icon.svg', folder), rounded);
writeFileSync(
  new URL('favicon.ico', folder),
  icoFile(await Promise.all([16, 32, 48].map((size) => png(rounded, size)))),
);
writeFileSync(new URL('apple-icon.png', folder), await png(bleed, 180));
writeFileSync(new URL('icon-192.png', folder), await png(rounded, 192));
writeFileSync(new URL('icon-512.png', folder), await png(rounded, 512));
writeFileSync(new URL('icon-maskable-512.png', folder), await png(bleed, 512));

function png(svg: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: size > 100 })
    .toBuffer();
}
