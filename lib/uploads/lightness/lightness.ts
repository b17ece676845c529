import { loadSharp } from '#lib/core/platform/sharp.ts';
import { mostPixels } from '../limits.ts';

/** How light a picture is. */
export interface Lightness {
  /** Of the picture, in px. */
  width: number;
  height: number;
  /** Rows of as many cells, from the top left: the lightest pixel of each as the grey of its luminance, 0 to 255. */
  cells: readonly number[];
}

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
    const light = luminance(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
    if (light > (cells[cell] ?? 0)) cells[cell] = light;
  }
  return { width, height: pageHeight, cells: cells.map(greyOf) };
}

/** The relative luminance of each channel's value, 0 to 1 (WCAG 2.2). */
const linear = Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

function luminance(red: number, green: number, blue: number): number {
  return 0.2126 * (linear[red] ?? 0) + 0.7152 * (linear[green] ?? 0) + 0.0722 * (linear[blue] ?? 0);
}

/** The darkest grey that is at least as light. */
function greyOf(light: number): number {
  const grey = linear.findIndex((each) => each >= light - 1e-9);
  return grey < 0 ? 255 : grey;
}
