import type { Lightness } from '#lib/core/pictures/lightness.ts';
import { greyOf, luminanceOfChannels } from '#lib/core/pictures/luminance.ts';
import { loadSharp } from '#lib/core/pictures/sharp.ts';
import { mostPixels } from '#lib/core/storage/picture-limits.ts';

const cellsOfRow = 24;
/** About what a wide window shows of a cell. */
const pixelsOfCell = 40;

/** Measures a prepared picture, all of its frames together. What is transparent counts as the dark ground under it. */
export async function measureLightness(picture: Uint8Array): Promise<Lightness> {
  const sharp = await loadSharp();
  const side = cellsOfRow * pixelsOfCell;
  const opened = sharp(picture, { animated: true, limitInputPixels: mostPixels });
  const { width = 1, height = 1, pageHeight = height } = await opened.metadata();
  const { data, info } = await opened
    .flatten({ background: '#000' })
    .resize(side, side, { fit: 'fill' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const cells = new Array<number>(cellsOfRow ** 2).fill(0);
  for (let pixel = 0; pixel < side * info.height; pixel += 1) {
    const [x, y] = [pixel % side, Math.floor(pixel / side) % side];
    const cell = Math.floor(y / pixelsOfCell) * cellsOfRow + Math.floor(x / pixelsOfCell);
    const at = pixel * info.channels;
    const light = luminanceOfChannels(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
    if (light > (cells[cell] ?? 0)) cells[cell] = light;
  }
  return { width, height: pageHeight, cells: cells.map(greyOf) };
}
