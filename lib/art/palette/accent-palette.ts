import { converter, formatHex, modeOklch, useMode as registerMode, toGamut } from 'culori/fn';
import { contrastOf, pairsOf } from './contrast-pairs.ts';
import { ink } from './palette.ts';

/** The colors that staff picked, `#rrggbb` each; null for the site's default. */
export interface PickedColors {
  readonly accent_color: string | null;
  readonly second_color: string | null;
}

/** The configurable colors, as pages and drawings use them: each `#rrggbb`. */
export interface AccentPalette {
  /** Actions and links. */
  readonly accent: string;
  readonly accentDeep: string;
  /** Marks, dates and the lines under selected items. */
  readonly second: string;
  /** The dark grounds, and the light color on them. */
  readonly night: string;
  readonly gold: string;
  /** The hills between night and page, and the light behind them. */
  readonly dusk: string;
  readonly twilight: string;
  readonly blush: string;
  /** The ground of the banner. */
  readonly alert: string;
}

registerMode(modeOklch);
const toOklch = converter('oklch');
const intoScreen = toGamut('rgb', 'oklch');

/** The lightness of dark grounds in OKLCH, about that of the site's own. */
const nightLightness = 0.253;

/** The step in OKLCH lightness from one try to the next. */
const darker = -0.004;
const lighter = 0.004;

/**
 * Returns the color ramps of the picked colors. Lightness changes in OKLCH at a constant hue until every pair of
 * `contrastPairs` is readable; a readable color stays as picked.
 */
export function accentPalette({ accent_color, second_color }: PickedColors): AccentPalette {
  const base = accent_color ? { ...ink, ...accentRamp(accent_color) } : ink;
  const { accent, accentDeep, night, dusk, twilight, blush } = base;
  const ramp = { accent, accentDeep, night, dusk, twilight, blush };
  if (!second_color)
    return { ...ramp, second: ink.second, gold: ink.gold, alert: accent_color ? accent : ink.alert };
  const second = readable('second', second_color, darker, base);
  const gold = readable('gold', shining(second_color), lighter, base);
  return { ...ramp, second, gold, alert: second };
}

function accentRamp(color: string) {
  const accent = readable('accent', color, darker, ink);
  const { l, c, h } = oklchOf(accent);
  const night = hexOf({ l: nightLightness, c: Math.min(c * 0.5, 0.065), h });
  // A nearly black color gets a lighter shade.
  const shade = hexOf({ l: l < 0.28 ? l + 0.16 : l - 0.1, c, h });
  return {
    accent,
    accentDeep: readable('accentDeep', shade, darker, { ...ink, night }),
    night,
    dusk: hexOf({ l: 0.41, c: Math.min(c * 0.7, 0.09), h }),
    twilight: hexOf({ l: 0.32, c: Math.min(c * 0.6, 0.08), h }),
    blush: hexOf({ l: 0.6, c: Math.min(c, 0.12), h }),
  };
}

/** Returns the color's variant for dark grounds. */
function shining(color: string): string {
  const { l, c, h } = oklchOf(color);
  return hexOf({ l: Math.max(l, 0.83), c: Math.min(c, 0.14), h });
}

/** Returns the color, moved by steps until each of its pairs is readable. */
function readable(name: string, color: string, step: number, others: Record<string, string>): string {
  const { l, c, h } = oklchOf(color);
  const reads = (hex: string) =>
    pairsOf(name).every((pair) => contrastOf(pair, { ...others, [name]: hex }) >= pair.least);
  let hex = color.toLowerCase();
  for (let moved = step; !reads(hex) && Math.abs(moved) <= 1; moved += step)
    hex = hexOf({ l: Math.min(1, Math.max(0, l + moved)), c, h });
  return hex;
}

interface Lightness {
  readonly l: number;
  readonly c: number;
  readonly h?: number | undefined;
}

function oklchOf(color: string): Lightness {
  return toOklch(color) ?? { l: 0, c: 0 };
}

function hexOf({ l, c, h }: Lightness): string {
  return formatHex(intoScreen({ mode: 'oklch', l, c, ...(h !== undefined && { h }) }));
}
