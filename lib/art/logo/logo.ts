import { luminanceOf } from '../palette/contrast-pairs.ts';
import type { Inks } from '../palette/palette.ts';

/** The church's logo, with properties read from its pixels. */
export interface Logo {
  readonly url: string;
  /** Of the picture, in px. */
  readonly width: number;
  readonly height: number;
  /** Its ground: filled by the logo itself, or transparent with light or dark lines. */
  readonly ground: { readonly kind: 'own'; readonly color: string } | { readonly kind: 'light' | 'dark' };
}

/** A logo on pages: the address of a copy, its proportions and the color behind it. */
export interface LogoFace {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly ground: string;
}

/** The church's logo and square mark, as pages show them. */
export interface LogoFaces {
  readonly logo: LogoFace | null;
  readonly mark: LogoFace | null;
}

/** A logo at least this wide contains the church's name and replaces the text. */
const wideRatio = 2.2;

/** Returns whether the logo replaces the church's name. */
export function isWordmark({ width, height }: Pick<Logo, 'width' | 'height'>): boolean {
  return width / height >= wideRatio;
}

/** Returns the color behind the logo: that of its edges, or paper or night for contrast with its lines. */
export function groundOf({ ground }: Pick<Logo, 'ground'>, inks: Inks): string {
  if (ground.kind === 'own') return ground.color;
  return ground.kind === 'light' ? inks.paper : inks.night;
}

/** The side of the copy that the ground is read from, in px. */
export const sampleSide = 24;

/** Returns the ground read from the logo's small copy: `sampleSide` squared pixels of red, green, blue and alpha. */
export function groundIn(pixels: Uint8Array): Logo['ground'] {
  const all = Array.from({ length: sampleSide ** 2 }, (_, i) => pixelAt(pixels, i));
  const edge = all.filter((_, i) => {
    const [x, y] = [i % sampleSide, Math.floor(i / sampleSide)];
    return x === 0 || y === 0 || x === sampleSide - 1 || y === sampleSide - 1;
  });
  if (edge.every(({ alpha }) => alpha > 250)) return { kind: 'own', color: meanOf(edge) };
  const seen = all.filter(({ alpha }) => alpha > 60);
  const light = seen.filter(({ hex }) => luminanceOf(hex) > 0.45).length;
  return { kind: light * 2 > seen.length ? 'dark' : 'light' };
}

interface Pixel {
  parts: readonly [number, number, number];
  alpha: number;
  hex: string;
}

function pixelAt(pixels: Uint8Array, i: number): Pixel {
  const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(i * 4, i * 4 + 4);
  return { parts: [red, green, blue], alpha, hex: hexOf([red, green, blue]) };
}

function meanOf(pixels: readonly Pixel[]): string {
  const mean = (part: 0 | 1 | 2) =>
    Math.round(pixels.reduce((sum, { parts }) => sum + parts[part], 0) / pixels.length);
  return hexOf([mean(0), mean(1), mean(2)]);
}

function hexOf(parts: readonly number[]): string {
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
