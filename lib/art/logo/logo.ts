import { luminanceOf } from '../palette/contrast-pairs.ts';
import type { Inks } from '../palette/palette.ts';

/** The church's own logo, and what is known of it from its pixels. */
export interface Logo {
  readonly url: string;
  /** Of the picture, in px. */
  readonly width: number;
  readonly height: number;
  /** What it stands on: nothing it fills itself, or clear, with light or dark lines. */
  readonly ground: { readonly kind: 'own'; readonly color: string } | { readonly kind: 'light' | 'dark' };
}

/** What pages show of a logo: the address of a copy, the copy's proportions and the colour behind it. */
export interface LogoFace {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly ground: string;
}

/** The church's logo and its square mark as pages show them. */
export interface LogoFaces {
  readonly logo: LogoFace | null;
  readonly mark: LogoFace | null;
}

/** A logo as wide as this, or wider, holds the church's name: it stands in place of the words. */
const wideRatio = 2.2;

/** Whether the logo is one to stand in place of the church's name. */
export function isWordmark({ width, height }: Pick<Logo, 'width' | 'height'>): boolean {
  return width / height >= wideRatio;
}

/** The colour behind the logo: of its own edges, or the paper or the night that its lines stand out from. */
export function groundOf({ ground }: Pick<Logo, 'ground'>, inks: Inks): string {
  if (ground.kind === 'own') return ground.color;
  return ground.kind === 'light' ? inks.paper : inks.night;
}

/** The side of a logo's small copy that its ground is read from, in px. */
export const sampleSide = 24;

/** Reads the ground from the logo's small copy: `sampleSide` squared pixels of red, green, blue and alpha. */
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
