/** The site's colors for drawings; app/colours.css has the same values as theme tokens. */
export const ink = {
  white: '#ffffff',
  paper: '#fbf7f0',
  limestone: '#f2eadc',
  ink: '#1b2233',
  accent: '#2d4a94',
  accentDeep: '#1e3470',
  second: '#bf3f1f',
  alert: '#ea384c',
  bluebonnet: '#2d4a94',
  paintbrush: '#bf3f1f',
  cedar: '#2f6650',
  sunflower: '#8a6100',
  rose: '#a8395a',
  night: '#17203f',
  dusk: '#4b3f72',
  twilight: '#2b2c58',
  blush: '#b85c78',
  gold: '#f6c667',
  dawn: '#f0a35e',
} as const;

/** The colors of a drawing: the site's, with the church's own if picked. */
export type Inks = Readonly<Record<keyof typeof ink, string>>;

/** The color families of drawings: two follow the church's choice, the others mean a ministry or a season. */
export type Tone =
  | 'accent'
  | 'second'
  | 'bluebonnet'
  | 'paintbrush'
  | 'sunflower'
  | 'cedar'
  | 'rose'
  | 'night';

/** Those that a seed may choose. */
export const tones: readonly Tone[] = ['accent', 'second', 'sunflower', 'cedar', 'rose', 'night'];

/** Those of the church itself, without the meaning of a ministry or a season. */
export const churchTones: readonly Tone[] = ['accent', 'second', 'night'];

export const moods = ['day', 'dusk', 'night', 'linen'] as const;
export type Mood = (typeof moods)[number];

/** A plate's paints: sky from top to horizon, hills from far to near, and the subject's colors. */
export interface Paints {
  readonly sky: readonly [string, string, string, string];
  readonly hill: readonly [string, string, string];
  readonly sun: string;
  readonly dark: string;
  readonly lit: string;
  readonly accent: string;
}

/** Returns the color `share` of the way from one hex color to another. */
function mix(from: string, to: string, share: number): string {
  const channel = (hex: string, i: number) => Number.parseInt(hex.slice(1 + i * 2, 3 + i * 2), 16);
  const blend = (i: number) => Math.round(channel(from, i) + (channel(to, i) - channel(from, i)) * share);
  return `#${[0, 1, 2].map((i) => blend(i).toString(16).padStart(2, '0')).join('')}`;
}

/** Returns the paints of a tone in a mood. */
export function paintsOf(tone: Tone, mood: Mood, inks: Inks = ink): Paints {
  // A plate's night is lighter than that of pages, unless the church chose its own.
  const base = tone === 'night' && inks.night === ink.night ? '#33406f' : inks[tone];
  return moodPaints[mood](base, accentOf(tone, inks), inks);
}

const ember = '#dd5f33';
const honey = '#eda93f';

/** Returns the color that contrasts on a plate of a tone. */
function accentOf(tone: Tone, inks: Inks): string {
  if (tone === 'accent' || tone === 'bluebonnet') return inks.second === ink.second ? ember : inks.gold;
  if (tone === 'sunflower') return inks.second;
  return tone === 'rose' || tone === 'night' ? honey : inks.gold;
}

const moodPaints: Record<Mood, (base: string, accent: string, inks: Inks) => Paints> = {
  day: (base, accent, inks) => ({
    sky: [
      mix(base, ink.paper, 0.5),
      mix(base, ink.paper, 0.62),
      mix(base, ink.paper, 0.76),
      mix(base, '#fff3d6', 0.9),
    ],
    hill: [mix(base, ink.paper, 0.38), mix(base, ink.paper, 0.14), mix(base, inks.night, 0.3)],
    sun: '#fffaf0',
    dark: mix(base, inks.night, 0.68),
    lit: ink.paper,
    accent,
  }),
  dusk: (base, _accent, inks) => ({
    sky: [
      mix(base, inks.night, 0.5),
      mix(base, '#b85c78', 0.3),
      mix(mix(base, ink.dawn, 0.62), '#e88a6a', 0.3),
      '#ffd9a0',
    ],
    hill: [mix(base, '#b85c78', 0.45), mix(base, inks.night, 0.3), mix(base, inks.night, 0.66)],
    sun: '#fff0cf',
    dark: mix(base, '#0f1630', 0.82),
    lit: '#ffe6bf',
    accent: inks.gold,
  }),
  night: (base, _accent, inks) => ({
    sky: [
      mix(base, '#0f1630', 0.82),
      mix(base, inks.night, 0.66),
      mix(base, inks.night, 0.46),
      mix(base, '#8fa0cc', 0.3),
    ],
    hill: [mix(base, inks.night, 0.3), mix(base, '#0f1630', 0.6), mix(base, '#0b1128', 0.84)],
    sun: '#f4f1df',
    dark: '#0b1128',
    lit: mix(base, ink.paper, 0.62),
    accent: inks.gold,
  }),
  linen: (base, accent, inks) => ({
    sky: [
      ink.limestone,
      mix(base, ink.limestone, 0.9),
      mix(base, ink.limestone, 0.82),
      mix(base, ink.limestone, 0.7),
    ],
    hill: [mix(base, ink.limestone, 0.5), mix(base, ink.limestone, 0.12), mix(base, inks.night, 0.36)],
    sun: mix(accent, honey, 0.5),
    dark: mix(base, inks.night, 0.6),
    lit: ink.paper,
    accent,
  }),
};
