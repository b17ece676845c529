import type { Place } from '../motifs/motif.ts';
import { curve, type Point } from '../path.ts';

/** Returns the ground of a plate: hills, mesas or ploughed rows; `low` leaves the front to water. */
export function plateGround(place: Place, low = false): string {
  const style = Math.floor(place.random() * 3);
  const back = style === 1 ? mesa(place) : wave(place, 0, -0.12, 0.14);
  if (low) return back + wave(place, 1, 0.0, 0.05);
  const front = `${wave(place, 1, -0.02, 0.09)}${wave(place, 2, 0.1, 0.08)}`;
  return back + front + (style === 2 ? rows(place) : '');
}

function wave(
  { width, height, ground, paints, random }: Place,
  tint: 0 | 1 | 2,
  drop: number,
  swing: number,
): string {
  const points = [0, 1, 2, 3, 4].map(
    (k): Point => [Math.round((width / 4) * k), ground + height * (drop + (random() - 0.5) * swing)],
  );
  return `<path fill="${paints.hill[tint]}" d="${curve(points)}V${height}H0z"/>`;
}

function mesa({ width, height, ground, paints, random }: Place): string {
  const left = width * (0.05 + random() * 0.3);
  const wide = width * (0.25 + random() * 0.2);
  const top = ground - height * (0.14 + random() * 0.08);
  return `<path fill="${paints.hill[0]}" d="M0 ${Math.round(ground - 4)}H${Math.round(left)}L${Math.round(left + wide * 0.16)} ${Math.round(top)}H${Math.round(left + wide * 0.8)}L${Math.round(left + wide)} ${Math.round(ground - height * 0.08)} ${width} ${Math.round(ground - height * 0.05)}V${height}H0z"/>`;
}

function rows({ width, height, ground, paints }: Place): string {
  const lines = [-0.9, -0.5, -0.15, 0.2, 0.55, 1].map(
    (t) =>
      `M${Math.round(width * (0.5 + t * 0.3))} ${Math.round(ground + height * 0.13)}L${Math.round(width * (0.5 + t * 1.1))} ${height}`,
  );
  return `<path stroke="${paints.hill[1]}" stroke-width="2.500" opacity=".7" d="${lines.join('')}"/>`;
}
