import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { iconSvg } from '#lib/art/icon.ts';

/** Draws the icons of the site from lib/art/icon.ts: `npx tsx scripts/art/draw-icons.ts` after a change there. */
const root = new URL('../../', import.meta.url);
const rounded = iconSvg('rounded');
const bleed = iconSvg('bleed');

writeFileSync(new URL('app/icon.svg', root), rounded);
writeFileSync(
  new URL('app/favicon.ico', root),
  ico(await Promise.all([16, 32, 48].map((size) => png(rounded, size)))),
);
writeFileSync(new URL('app/apple-icon.png', root), await png(bleed, 180));
writeFileSync(new URL('public/icon-192.png', root), await png(rounded, 192));
writeFileSync(new URL('public/icon-512.png', root), await png(rounded, 512));
writeFileSync(new URL('public/icon-maskable-512.png', root), await png(bleed, 512));

function png(svg: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: size > 100 })
    .toBuffer();
}

/** An .ico file is a directory of PNG pictures: 6 bytes, 16 for each picture, then the pictures themselves. */
function ico(pictures: readonly Buffer[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  pictures.forEach((picture, i) => {
    const entry = 6 + 16 * i;
    head.writeUInt8(picture.readUInt32BE(16), entry);
    head.writeUInt8(picture.readUInt32BE(20), entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(picture.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += picture.length;
  });
  return Buffer.concat([head, ...pictures]);
}
