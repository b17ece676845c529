import type { Place } from '../motifs/motif.ts';
import {
  churchTones,
  type Inks,
  ink,
  type Mood,
  moods,
  paintsOf,
  type Tone,
  tones,
} from '../palette/palette.ts';
import { hashOf, randomFrom } from '../random.ts';
import { lightOf, plateGround, plateSky } from './plate-scenery.ts';
import { aloft, indoors, motifs, nocturnal, type PlateKind, subjects } from './plate-subjects.ts';

export type PlateShape = 'card' | 'photo' | 'square' | 'wide';

export interface PlateOptions {
  readonly kind: PlateKind;
  /** The item's color family; by default the seed chooses. */
  readonly tone?: Tone | undefined;
  readonly shape?: PlateShape | undefined;
  /** For items listed by date (yyyy-MM-dd): consecutive weeks get different subjects. */
  readonly date?: string | undefined;
  /** The item's title: an event or ministry of worship shows its leader. */
  readonly title?: string | undefined;
  /** The drawing's colors; by default the site's own. */
  readonly inks?: Inks | undefined;
}

export interface Plate {
  readonly width: number;
  readonly height: number;
  readonly motif: string;
  readonly mood: Mood;
  readonly tone: Tone;
  /** The content of the svg element, at most about 2.5 kB. */
  readonly markup: string;
}

/** Width and height in drawing units: 16:9, 4:3, 1:1 and a wide poster. */
export const plateSizes: Record<PlateShape, readonly [number, number]> = {
  card: [320, 180],
  photo: [320, 240],
  square: [240, 240],
  wide: [480, 200],
};

/**
 * Returns the plate of an event, sermon or ministry without a picture: sky, ground and a subject chosen by the seed
 * (its id). Equal seed, kind and tone give the same drawing.
 */
export function plate(
  seed: string,
  { kind, tone = toneOf(seed), shape = 'card', date, title = '', inks = ink }: PlateOptions,
): Plate {
  const [width, height] = plateSizes[shape];
  const week = date === undefined ? Number.NaN : Math.floor(Date.parse(date) / weekMilliseconds);
  const motif = /\b(?:worship|adoraci[oó]n|alabanza)\b/i.test(title)
    ? 'worship'
    : pick(subjects[kind], `${kind} subject ${seed}`, week * stride);
  const mood =
    motif === 'worship' ? 'dusk' : pick(nocturnal.has(motif) ? lowLight : moods, `mood ${seed}`, week);
  const random = randomFrom(`plate ${seed}`);
  // A square has little room at its sides: its subject is nearer the middle.
  const aside = shape === 'square' ? 0.07 : 0.18;
  const x = Math.round(width * (0.5 + (random() < 0.5 ? -aside - random() * 0.06 : aside + random() * 0.06)));
  const ground = Math.round(height * (0.64 + random() * 0.12));
  const place: Place = {
    width,
    height,
    x,
    ground,
    light: lightOf(width, height, x, ground, mood, random),
    scale: (Math.min(width * 0.62, height) / 180) * 0.96,
    paints: paintsOf(tone, mood, inks),
    random,
  };
  const draw = motifs[motif];
  const markup = indoors.has(motif)
    ? plateSky(place, mood) + draw(place)
    : plateSky(place, mood) +
      (aloft.has(motif)
        ? draw(place) + plateGround(place)
        : plateGround(place, motif === 'water') + draw(place));
  return { width, height, motif, mood, tone, markup };
}

/** Returns the color family of a text: the same series always gets the same. */
export function toneOf(text: string): Tone {
  return pick(tones, `tone ${text}`);
}

/** Returns one of the church's own color families, for what belongs to no ministry or season. */
export function churchToneOf(seed: string): Tone {
  return pick(churchTones, `tone ${seed}`);
}

/** Returns the plate as an SVG file. */
export function plateSvg(seed: string, options: PlateOptions): string {
  const { width, height, markup } = plate(seed, options);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${markup}</svg>`;
}

const weekMilliseconds = 7 * 24 * 60 * 60 * 1000;
/** Steps through the subjects so that similar ones do not follow each other. */
const stride = 5;

const lowLight: readonly Mood[] = ['dusk', 'night'];

/** Returns the turn's entry in the list if given, else one chosen by the seed. */
function pick<T>(list: readonly T[], seed: string, turn = Number.NaN): T {
  const place = Number.isFinite(turn)
    ? ((turn % list.length) + list.length) % list.length
    : hashOf(seed) % list.length;
  return list[place] as T;
}
