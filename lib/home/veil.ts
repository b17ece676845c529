import type { Lightness } from '#lib/core/pictures/lightness.ts';
import { luminanceOfChannels } from '#lib/core/pictures/luminance.ts';

/** What decides how a picture is cut, and which part of it is behind words. */
export interface Cut {
  /** Percent, as `object-position` counts. */
  focusX: number;
  focusY: number;
  /** Whether the words are on the right of a wide window. */
  isOnRight: boolean;
  /** Whether a wide window shows the picture beside the words alone. */
  isUpright: boolean;
}

/**
 * How much of the site's night lies over the picture of a wide window, 0 to 1. On a phone words and header are outside
 * of the picture.
 */
export interface Veil {
  /** Behind the words: of windows below 80rem, whose words take more of the picture, and from there on. */
  words: number;
  wideWords: number;
  header: number;
}

/**
 * Returns the weakest veil under which white text has a contrast of 4.5 and a title one of 3 (WCAG 2.2), whatever the
 * window. Without a measurement the picture is taken to be white.
 * @param night the veil's color, `#rrggbb`
 */
export function veilOf(lightness: Lightness | null, cut: Cut, night: string): Veil {
  const veil = (heroes: readonly Size[], partsOf: (window: Size) => Part[]) =>
    strongest(
      heroes.flatMap((window) =>
        partsOf(window).map((part) => veilFor(lightest(lightness, cut, window, part), part.contrast, night)),
      ),
    );
  return {
    words: cut.isUpright ? 0 : veil(narrow, wordsOf),
    wideWords: cut.isUpright ? 0 : veil(wide, wordsOf),
    header: veil([...narrow, ...wide], headerOf),
  };
}

interface Size {
  width: number;
  height: number;
}

/** A part of the hero in px, from its start and top, and the contrast that it needs. */
interface Part {
  from: number;
  to: number;
  top: number;
  bottom: number;
  contrast: number;
}

/** Heroes of windows that stand for all others: components/home/hero/hero-picture-styles.ts makes them. */
const narrow = heroesOf([1024, 1152, 1279]);
const wide = heroesOf([1280, 1440, 1680, 1920, 2560]);

function heroesOf(widths: readonly number[]): readonly Size[] {
  return widths.flatMap((width) => [780, 900, 1050].map((height) => ({ width, height })));
}

const headerPixels = 150;
/** White on the dark plate of a button needs less of what is under the plate. */
const underPlate = 2;

/** The title, the text below it and the buttons, each with some room for longer words. */
function wordsOf({ width }: Size): Part[] {
  const from = Math.max(50, (width - 1200) / 2) - 10;
  return [
    { from, to: from + 500, top: 115, bottom: 450, contrast: 3 },
    { from, to: from + 420, top: 420, bottom: 620, contrast: 4.5 },
    { from, to: from + 500, top: 510, bottom: 660, contrast: underPlate },
  ];
}

function headerOf({ width }: Size): Part[] {
  return [{ from: 0, to: width, top: 0, bottom: headerPixels, contrast: 4.5 }];
}

/** The share of the hero that an upright picture leaves to the words. */
const besideUpright = 0.48;

/** Returns the lightest grey of the picture behind a part of the hero: that of `object-fit: cover`. */
function lightest(lightness: Lightness | null, cut: Cut, window: Size, part: Part): number {
  if (!lightness) return 255;
  const left = cut.isUpright ? window.width * besideUpright : 0;
  const box = { width: window.width - left, height: window.height };
  const scale = Math.max(box.width / lightness.width, box.height / lightness.height);
  const [width, height] = [lightness.width * scale, lightness.height * scale];
  const hidden = {
    x: ((width - box.width) * cut.focusX) / 100,
    y: ((height - box.height) * cut.focusY) / 100,
  };
  const [from, to] = cut.isOnRight
    ? [window.width - part.to, window.width - part.from]
    : [part.from, part.to];
  const pictureLeft = cut.isOnRight ? 0 : left;
  return lightestCell(lightness.cells, {
    left: (from - pictureLeft + hidden.x) / width,
    right: (to - pictureLeft + hidden.x) / width,
    top: (part.top + hidden.y) / height,
    bottom: (part.bottom + hidden.y) / height,
  });
}

/** Returns the lightest of the cells that a part touches, in shares of the picture. */
function lightestCell(
  cells: readonly number[],
  part: Readonly<Record<'left' | 'right' | 'top' | 'bottom', number>>,
): number {
  const side = Math.sqrt(cells.length);
  const touches = (index: number, from: number, to: number) => index + 1 > from * side && index < to * side;
  return strongest(
    cells.filter(
      (_, index) =>
        touches(index % side, part.left, part.right) &&
        touches(Math.floor(index / side), part.top, part.bottom),
    ),
  );
}

function strongest(all: readonly number[]): number {
  return Math.max(0, ...all);
}

/**
 * Returns the share of night that darkens a grey enough for white text. Of all colors of one luminance a grey stays the
 * lightest under it.
 */
function veilFor(grey: number, contrast: number, night: string): number {
  const lit = grey / 255;
  const target = channelOf(1.05 / contrast - 0.05);
  if (lit <= target) return 0;
  const dark = channelOf(luminanceOf(night));
  return Math.min(1, Math.ceil(((lit - target) / (lit - dark)) * 100 + 1) / 100);
}

function luminanceOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return luminanceOfChannels(red, green, blue);
}

/** The channel of a grey of this relative luminance, 0 to 1. */
function channelOf(luminance: number): number {
  return luminance <= 0.0031308 ? luminance * 12.92 : 1.055 * luminance ** (1 / 2.4) - 0.055;
}
