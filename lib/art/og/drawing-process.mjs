// Draws link previews, one at a time, for the server that started this process. Drawing leaves much native memory
// behind, which only the process's exit frees (docs/decisions/0009).
import { readFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { ImageResponse } from 'next/og.js';
import sharp from 'sharp';

const folder = new URL('../fonts/', import.meta.url);
const fonts = await Promise.all([
  font('Fraunces', 'fraunces-latin-600-normal.woff', 600),
  font('Figtree', 'figtree-latin-500-normal.woff', 500),
]);

// Pages have priority.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
sharp.cache(false);
sharp.concurrency(1);
// Ctrl+C in a terminal reaches all processes; this one exits after the server.
process.on('SIGINT', () => {}).on('disconnect', () => process.exit(0));
process.on('message', async (work) => {
  const answer = await drawerOf(work)(work).catch((error) => ({ failure: String(error?.stack ?? error) }));
  if (process.connected) process.send(answer);
});

function drawerOf(work) {
  if ('photo' in work) return drawPhoto;
  if (!('drawing' in work)) return drawIcon;
  return 'ground' in work ? drawCover : drawLayout;
}

async function drawLayout({ drawing, size }) {
  const full = await new ImageResponse(drawing, { ...size, fonts }).arrayBuffer();
  // 256 dithered colors take a third of the bytes and look the same on a card.
  return { picture: await sharp(full).png({ palette: true, dither: 0.9, effort: 7 }).toBuffer() };
}

async function drawCover({ ground, drawing, size }) {
  const input = Buffer.from(await new ImageResponse(drawing, { ...size, fonts }).arrayBuffer());
  const cover = sharp(Buffer.from(ground))
    .composite([{ input, left: 0, top: 0 }])
    .flatten();
  // The finer encoder would take as long as the drawing.
  return { picture: await cover.jpeg({ quality: 82, progressive: true }).toBuffer() };
}

async function drawIcon({ source, width, height, inner, ground, radius }) {
  const picture = await sharp(typeof source === 'string' ? Buffer.from(source) : source)
    .resize({ ...inner, fit: 'inside' })
    .png()
    .toBuffer();
  const layers = [{ input: picture, gravity: 'centre' }];
  if (radius > 0) layers.push({ input: corners(width, height, radius), blend: 'dest-in' });
  const canvas = { width, height, channels: 4, background: ground ?? { r: 0, g: 0, b: 0, alpha: 0 } };
  return {
    picture: await sharp({ create: canvas }).composite(layers).png({ compressionLevel: 9 }).toBuffer(),
  };
}

async function drawPhoto({ photo, size, focus }) {
  const { width, height } = await sharp(photo).metadata();
  const share = Math.max(size.width / width, size.height / height);
  const whole = { width: Math.ceil(width * share), height: Math.ceil(height * share) };
  const left = Math.round(((whole.width - size.width) * focus.x) / 100);
  const top = Math.round(((whole.height - size.height) * focus.y) / 100);
  const cut = sharp(photo)
    .resize({ ...whole, fit: 'fill' })
    .extract({ left, top, ...size });
  return { picture: await cut.flatten().jpeg({ quality: 88 }).toBuffer() };
}

function corners(width, height, radius) {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="${radius}"/></svg>`,
  );
}

/** Reads one of the site's fonts in a format that the drawing library supports; it reads no woff2. */
async function font(name, file, weight) {
  return { name, data: await readFile(new URL(file, folder)), weight, style: 'normal' };
}
