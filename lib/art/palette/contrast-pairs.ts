import { modeLrgb, modeRgb, useMode as registerMode, wcagContrast, wcagLuminance } from 'culori/fn';

// Luminance is worked out in them.
for (const mode of [modeRgb, modeLrgb]) registerMode(mode);

/** A text and the ground that it stands on somewhere, by the names of their colours in palette.ts. */
export interface ContrastPair {
  readonly text: string;
  readonly ground: string;
  /** The least contrast that reads, as WCAG 2.2 counts it. */
  readonly least: number;
}

const body = 4.5;

/** Every pair of text and ground in which a colour of the church's choice is met. */
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

/** The pairs that a colour is part of. */
export function pairsOf(name: string): readonly ContrastPair[] {
  return contrastPairs.filter(({ text, ground }) => text === name || ground === name);
}

/** The contrast of a pair, 1 to 21 (WCAG 2.2). `colors` holds both by name. */
export function contrastOf({ text, ground }: ContrastPair, colors: Readonly<Record<string, string>>): number {
  return wcagContrast(colors[text] ?? '', colors[ground] ?? '');
}

/** The relative luminance of a colour, 0 to 1 (WCAG 2.2). */
export function luminanceOf(color: string): number {
  return wcagLuminance(color);
}
