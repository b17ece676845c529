import type { Paints } from '../palette/palette.ts';

export interface Light {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** What a motif is told: the size of the plate, where its ground and its focus are, its paints and its own chance. */
export interface Place {
  readonly width: number;
  readonly height: number;
  /** The x of the subject, and the y of the ground it stands on. */
  readonly x: number;
  readonly ground: number;
  /** Where the sun or the moon stands. */
  readonly light: Light;
  /** 1 on a card of 180 units; a subject is about 100 units tall. */
  readonly scale: number;
  readonly paints: Paints;
  readonly random: () => number;
}

export type Motif = (place: Place) => string;

/** A group moved to its place and drawn at its size. */
export function placed(x: number, y: number, scale: number, markup: string): string {
  return `<g transform="translate(${Math.round(x)} ${Math.round(y)})scale(${Math.round(scale * 100) / 100})">${markup}</g>`;
}
