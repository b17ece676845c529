import 'server-only';
import type { CSSProperties } from 'react';
import { currentChurch } from '#lib/core/church/current-church.ts';
import { type AccentPalette, accentPalette } from './accent-palette.ts';
import { type Inks, ink } from './palette.ts';

interface Palette {
  picked: string;
  inks: Inks;
  style: CSSProperties | undefined;
}

/** The palette of the last church: its ramps take some hundred steps. */
let last: Palette | undefined;

/** Returns the colors of the church's drawings. */
export function currentInks(): Inks {
  return currentPalette().inks;
}

/** Returns the custom properties of picked colors for the document; undefined without picked colors. */
export function currentColorStyle(): CSSProperties | undefined {
  return currentPalette().style;
}

function currentPalette(): Palette {
  const { accent_color, second_color } = currentChurch();
  const picked = `${accent_color} ${second_color}`;
  if (last?.picked !== picked) {
    const palette = accentPalette({ accent_color, second_color });
    last = { picked, inks: { ...ink, ...palette }, style: styleOf(palette) };
  }
  return last;
}

function styleOf(palette: AccentPalette): CSSProperties | undefined {
  const changed = Object.entries(colorProperties).filter(([name]) => {
    const color = name as keyof AccentPalette;
    return palette[color] !== ink[color];
  });
  if (changed.length === 0) return undefined;
  const colors = changed.map(([name, property]) => [property, palette[name as keyof AccentPalette]]);
  // The gradient over the drawn sky, behind the hero's words.
  const veil = palette.night === ink.night ? [] : [['--veil', palette.night]];
  return Object.fromEntries([...colors, ...veil]);
}

/** Their names in app/colours.css. */
const colorProperties: Record<keyof AccentPalette, `--color-${string}`> = {
  accent: '--color-accent',
  accentDeep: '--color-accent-deep',
  second: '--color-second',
  night: '--color-night',
  gold: '--color-gold',
  dusk: '--color-dusk',
  twilight: '--color-twilight',
  blush: '--color-blush',
  alert: '--color-alert',
};
