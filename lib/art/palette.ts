/** The site's colours as drawings need them; app/colours.css holds the same values as theme tokens. */
export const ink = {
  paper: '#fbf7f0',
  limestone: '#f2eadc',
  ink: '#1b2233',
  bluebonnet: '#2d4a94',
  bluebonnetDeep: '#1e3470',
  paintbrush: '#bf3f1f',
  cedar: '#2f6650',
  sunflower: '#8a6100',
  rose: '#a8395a',
  night: '#17203f',
  gold: '#f6c667',
  dawn: '#f0a35e',
} as const;

export type Tone = 'bluebonnet' | 'paintbrush' | 'sunflower' | 'cedar' | 'rose' | 'night';

export const tones: readonly Tone[] = ['bluebonnet', 'paintbrush', 'sunflower', 'cedar', 'rose', 'night'];

export type Mood = 'day' | 'dusk' | 'night' | 'linen';

export const moods: readonly Mood[] = ['day', 'dusk', 'night', 'linen'];

/** What a plate is painted with: sky from top to horizon, hills from far to near, and the colours of its subject. */
export interface Paints {
  readonly sky: readonly [string, string, string, string];
  readonly hill: readonly [string, string, string];
  readonly sun: string;
  readonly dark: string;
  readonly lit: string;
  readonly accent: string;
}

/** The colour `share` of the way from one hex colour to another. */
function mix(from: string, to: string, share: number): string {
  const channel = (hex: string, i: number) => Number.parseInt(hex.slice(1 + i * 2, 3 + i * 2), 16);
  const blend = (i: number) => Math.round(channel(from, i) + (channel(to, i) - channel(from, i)) * share);
  return `#${[0, 1, 2].map((i) => blend(i).toString(16).padStart(2, '0')).join('')}`;
}

/** The paints of a tone in a mood. */
export function paintsOf(tone: Tone, mood: Mood): Paints {
  const base = tone === 'night' ? '#33406f' : ink[tone];
  return moodPaints[mood](base, accents[tone]);
}

const ember = '#dd5f33';
const honey = '#eda93f';

const accents: Record<Tone, string> = {
  bluebonnet: ember,
  paintbrush: ink.gold,
  sunflower: ink.paintbrush,
  cedar: ink.gold,
  rose: honey,
  night: honey,
};

const moodPaints: Record<Mood, (base: string, accent: string) => Paints> = {
  day: (base, accent) => ({
    sky: [
      mix(base, ink.paper, 0.5),
      mix(base, ink.paper, 0.62),
      mix(base, ink.paper, 0.76),
      mix(base, '#fff3d6', 0.9),
    ],
    hill: [mix(base, ink.paper, 0.38), mix(base, ink.paper, 0.14), mix(base, ink.night, 0.3)],
    sun: '#fffaf0',
    dark: mix(base, ink.night, 0.68),
    lit: ink.paper,
    accent,
  }),
  dusk: (base) => ({
    sky: [
      mix(base, ink.night, 0.5),
      mix(base, '#b85c78', 0.3),
      mix(mix(base, ink.dawn, 0.62), '#e88a6a', 0.3),
      '#ffd9a0',
    ],
    hill: [mix(base, '#b85c78', 0.45), mix(base, ink.night, 0.3), mix(base, ink.night, 0.66)],
    sun: '#fff0cf',
    dark: mix(base, '#0f1630', 0.82),
    lit: '#ffe6bf',
    accent: ink.gold,
  }),
  night: (base) => ({
    sky: [
      mix(base, '#0f1630', 0.82),
      mix(base, ink.night, 0.66),
      mix(base, ink.night, 0.46),
      mix(base, '#8fa0cc', 0.3),
    ],
    hill: [mix(base, ink.night, 0.3), mix(base, '#0f1630', 0.6), mix(base, '#0b1128', 0.84)],
    sun: '#f4f1df',
    dark: '#0b1128',
    lit: mix(base, ink.paper, 0.62),
    accent: ink.gold,
  }),
  linen: (base, accent) => ({
    sky: [
      ink.limestone,
      mix(base, ink.limestone, 0.9),
      mix(base, ink.limestone, 0.82),
      mix(base, ink.limestone, 0.7),
    ],
    hill: [mix(base, ink.limestone, 0.5), mix(base, ink.limestone, 0.12), mix(base, ink.night, 0.36)],
    sun: mix(accent, honey, 0.5),
    dark: mix(base, ink.night, 0.6),
    lit: ink.paper,
    accent,
  }),
};
