import { modeLrgb, modeRgb, useMode as registerMode, wcagContrast, wcagLuminance } from 'culori/fn';

// The luminance modes need registration.
for (const mode of [modeRgb, modeLrgb]) registerMode(mode);

/** A text and its ground, by the names of their colors in palette.ts. */
export interface ContrastPair {
  readonly text: string;
  readonly ground: string;
  /** The minimum contrast (WCAG 2.2). */
  readonly least: number;
}

const body = 4.5;

/** Every pair of text and ground that contains a configurable color. */
export const contrastPairs: readonly ContrastPair[] = [
  ...['white', 'paper', 'limestone'].flatMap((ground) => [
    { text: 'accent', ground, least: body },
    { text: 'accentDeep', ground, least: body },
  ]),
  ...['white', 'paper'].map((ground) => ({ text: 'second', ground, least: body })),
  ...['accent', 'accentDeep', 'second', 'night', 'alert'].map((ground) => ({
    text: 'white',
    ground,
    least: body,
  })),
  ...['night', 'accentDeep'].map((ground) => ({ text: 'gold', ground, least: body })),
  { text: 'paper', ground: 'night', least: body },
  { text: 'night', ground: 'white', least: body },
  { text: 'ink', ground: 'gold', least: body },
];

/** Returns the pairs with a color. */
export function pairsOf(name: string): readonly ContrastPair[] {
  return contrastPairs.filter(({ text, ground }) => text === name || ground === name);
}

/** Returns the contrast of a pair, 1 to 21 (WCAG 2.2). `colors` contains both by name. */
export function contrastOf({ text, ground }: ContrastPair, colors: Readonly<Record<string, string>>): number {
  return wcagContrast(colors[text] ?? '', colors[ground] ?? '');
}

/** Returns the relative luminance of a color, 0 to 1 (WCAG 2.2). */
export function luminanceOf(color: string): number {
  return wcagLuminance(color);
}
