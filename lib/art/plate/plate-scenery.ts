import type { Light, Place } from '../motifs/motif.ts';
import type { Mood } from '../palette/palette.ts';
import { curve, type Point } from '../path.ts';

/** Returns the sky of a plate in flat colors: rings of light, bands or rays, with a sun or a moon. */
export function plateSky(place: Place, mood: Mood): string {
  const { width, height, paints, light, random } = place;
  const styles = [rings, bands, rays] as const;
  const style = styles[Math.floor(random() * 3)] ?? rings;
  const disc = `<circle cx="${light.x}" cy="${light.y}" r="${light.radius}" fill="${paints.sun}"/>`;
  return `<path fill="${paints.sky[0]}" d="M0 0H${width}V${height}H0z"/>${style(place)}${mood === 'night' ? stars(place) : ''}${disc}`;
}

/** Returns the position of the light: away from the subject, high at night. */
export function lightOf(
  width: number,
  height: number,
  x: number,
  ground: number,
  mood: Mood,
  random: () => number,
): Light {
  return {
    x: Math.round(width * (x > width / 2 ? 0.2 + random() * 0.16 : 0.64 + random() * 0.18)),
    y: Math.round(ground * (mood === 'night' ? 0.3 : 0.45 + random() * 0.45)),
    radius: Math.round(height * (0.09 + random() * 0.07)),
  };
}

function rings({ width, paints, light: { x, y, radius } }: Place): string {
  const reach = width * 0.16;
  return [3, 2, 1]
    .map(
      (i) =>
        `<circle cx="${x}" cy="${y}" r="${Math.round(radius + reach * i * 0.9 - reach * 0.4)}" fill="${paints.sky[4 - i]}"/>`,
    )
    .join('');
}

function bands({ width, height, ground, paints, random }: Place): string {
  return [1, 2, 3]
    .map((i) => {
      const y = ground * (0.14 + i * 0.23);
      const points = [0, 1, 2, 3, 4].map(
        (k) => [(width / 4) * k, y + (random() - 0.5) * ground * 0.2] as const,
      );
      return `<path fill="${paints.sky[i]}" d="${curve(points)}V${height}H0z"/>`;
    })
    .join('');
}

function rays({ width, height, paints, light: { x, y, radius } }: Place): string {
  const reach = width + height;
  const wedges = Array.from({ length: 12 }, (_, i) => {
    const [a, b] = [(i / 12) * Math.PI * 2, ((i + 0.5) / 12) * Math.PI * 2];
    const end = (angle: number) =>
      `${Math.round(x + Math.cos(angle) * reach)} ${Math.round(y + Math.sin(angle) * reach)}`;
    return `M${x} ${y}L${end(a)} ${end(b)}z`;
  });
  return `<path fill="${paints.sky[1]}" d="${wedges.join('')}"/><circle cx="${x}" cy="${y}" r="${Math.round(radius * 2.6)}" fill="${paints.sky[2]}"/><circle cx="${x}" cy="${y}" r="${Math.round(radius * 1.7)}" fill="${paints.sky[3]}"/>`;
}

function stars({ width, ground, paints, random }: Place): string {
  const points = Array.from(
    { length: 16 },
    () => `M${Math.round(random() * width)} ${Math.round(random() * ground * 0.8)}h.1`,
  );
  return `<path stroke="${paints.lit}" stroke-width="2" stroke-linecap="round" d="${points.join('')}"/>`;
}

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
