import type { Paints } from '../palette/palette.ts';

export interface Light {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** A motif's input: the plate's size, ground and focus, its paints and its random stream. */
export interface Place {
  readonly width: number;
  readonly height: number;
  /** The x of the subject, and the y of its ground. */
  readonly x: number;
  readonly ground: number;
  /** The position of sun or moon. */
  readonly light: Light;
  /** 1 on a card of 180 units; a subject is about 100 units tall. */
  readonly scale: number;
  readonly paints: Paints;
  readonly random: () => number;
}

export type Motif = (place: Place) => string;

/** Returns a group at its position and scale. */
export function placed(x: number, y: number, scale: number, markup: string): string {
  return `<g transform="translate(${Math.round(x)} ${Math.round(y)})scale(${Math.round(scale * 100) / 100})">${markup}</g>`;
}
