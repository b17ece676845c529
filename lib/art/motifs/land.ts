import { clump, short, type Triple, tuples } from '../path.ts';
import { type Motif, placed } from './motif.ts';

/** One live oak, wider than tall. */
export const oak: Motif = ({ x, ground, scale, paints: { dark, hill, accent, lit }, random }) => {
  const leaf = (cx: number, cy: number, size: number) =>
    clump(cx, cy, 34 * size, 21 * size, 4 + Math.round(size * 2.4), random);
  return placed(
    x,
    ground + 5,
    scale * 1.05,
    `<path fill="${dark}" d="${leaf(-42, -52, 1)}${leaf(42, -54, 1.05)}${leaf(2, -66, 1.35)}"/><path fill="none" stroke="${dark}" stroke-linecap="round" stroke-width="8" d="M0 0Q4-24-2-40-14-52-34-52M0-30Q12-46 36-50"/><path fill="${dark}" d="M-14 5Q-4 0-5-14H6Q5 0 14 5z"/><path fill="${hill[1]}" d="${leaf(-40, -58, 0.66)}${leaf(-2, -78, 0.9)}${leaf(38, -62, 0.6)}"/><path fill="${lit}" opacity=".55" d="${leaf(-14, -86, 0.42)}${leaf(-48, -64, 0.28)}"/><path stroke="${dark}" stroke-width="1.5" d="M50-40v30M62-41v31"/><path stroke="${accent}" stroke-width="3" d="M48-10h17"/>`,
  );
};

/** Ears of wheat across the foreground: one path for all stalks, one for all grains. */
export const wheat: Motif = ({ width, height, scale, paints: { accent, lit }, random }) => {
  const count = Math.min(10, Math.round(width / scale / 28));
  const ears = Array.from({ length: count }, (_, i) => {
    const size = scale * (0.72 + random() * 0.34);
    const lean = (random() * 12 - 4) * size;
    const foot = Math.round(((i + 0.5 + (random() - 0.5) * 0.6) / count) * width);
    return {
      stalk: `M${foot} ${height}q0-${Math.round(40 * size)} ${Math.round(lean)}-${Math.round(96 * size)}`,
      head: [foot + lean, height - 96 * size, size] as const,
    };
  });
  const grains = (share: number) =>
    ears
      .filter((_, i) => i % 3 === share)
      .map(({ head: [x, y, size] }) => ear(x, y, size))
      .join('');
  const stroke = (colour: string, width_: number, d: string) =>
    `<path stroke="${colour}" stroke-width="${short(width_ * scale)}" d="${d}"/>`;
  const stalks = ears.map((one) => one.stalk).join('');
  return `<g fill="none" stroke-linecap="round">${stroke(lit, 2.2, stalks)}${stroke(accent, 4.4, grains(0) + grains(1))}${stroke(lit, 4.4, grains(2))}</g>`;
};

function ear(x: number, y: number, size: number): string {
  const [wide, tall] = [Math.round(6 * size), Math.round(9 * size)];
  const pair = `l${wide} ${tall} ${wide}-${tall}`;
  const next = `m-${wide * 2} ${tall - 1}`;
  return `M${Math.round(x)} ${Math.round(y - 2 * tall)}v-${tall}m-${wide} ${tall}${pair}${next}${pair}${next}${pair}${next}${pair}`;
}

/** Wide water under the sun, with its light laid across in strokes. */
export const water: Motif = ({
  width,
  height,
  light: { x },
  ground,
  paints: { sky, sun, hill, lit },
  random,
}) => {
  const strokes = Array.from({ length: 9 }, (_, i) => {
    const y = ground + 8 + ((height - ground - 12) * i) / 8;
    const reach = (14 + i * 5) * (0.6 + random() * 0.7);
    return `M${short(x - reach + (random() - 0.5) * 14)} ${short(y)}h${short(reach * 2)}`;
  });
  const ripples = Array.from(
    { length: 7 },
    () =>
      `M${short(random() * width)} ${short(ground + 10 + random() * (height - ground - 14))}h${short(16 + random() * 26)}`,
  );
  return `<path fill="${sky[2]}" d="M0 ${ground}H${width}V${height}H0z"/><path fill="${hill[0]}" opacity=".55" d="M0 ${ground}H${width}v${short((height - ground) * 0.3)}Q${width / 2} ${short(ground + 4)} 0 ${short(ground + (height - ground) * 0.45)}z"/><g fill="none" stroke-linecap="round"><path stroke="${lit}" opacity=".5" stroke-width="2" d="${ripples.join('')}"/><path stroke="${sun}" stroke-width="3.5" d="${strokes.join('')}"/></g>`;
};

/** A pale road that winds over the hills towards the light, with fence posts beside it. */
export const road: Motif = ({ width, height, x, ground, scale, paints: { lit, dark, accent } }) => {
  const bend = x > width / 2 ? -1 : 1;
  const at = (dx: number, dy: number) =>
    `${short(x + dx * bend * scale)} ${short(ground + dy * (height - ground))}`;
  const posts = tuples<Triple>('34,0.3,9 62,0.44,13 98,0.64,18 146,0.92,26')
    .map(([dx, dy, rise]) => `M${at(dx, dy)}v-${short(rise * scale)}`)
    .join('');
  return `<path fill="${lit}" d="M${at(-2, 0)}C${at(-4, 0.16)} ${at(40, 0.18)} ${at(34, 0.32)} ${at(26, 0.52)} ${at(-70, 0.5)} ${at(-76, 1.05)}L${at(44, 1.05)}C${at(30, 0.7)} ${at(74, 0.5)} ${at(60, 0.3)} ${at(50, 0.14)} ${at(4, 0.14)} ${at(3, 0)}z"/><path stroke="${dark}" stroke-width="${short(3 * scale)}" stroke-linecap="round" d="${posts}"/><path fill="none" stroke="${accent}" stroke-width="${short(2.4 * scale)}" stroke-linecap="round" stroke-dasharray="1 ${short(9 * scale)}" d="M${at(-22, 0.2)}Q${at(-60, 0.5)} ${at(-120, 0.86)}M${at(-40, 0.24)}Q${at(-90, 0.5)} ${at(-160, 0.8)}"/>`;
};

/** Bluebonnets, or flowers in the tone's color, in the foreground: petals are the dots of round-ended strokes. */
export const flowers: Motif = ({ width, height, scale, paints: { accent, lit, hill, dark }, random }) => {
  const count = Math.min(7, Math.round(width / scale / 46));
  const feet = Array.from({ length: count }, (_, i) => [
    Math.round(((i + 0.5 + (random() - 0.5) * 0.6) / count) * width),
    Math.round(height + random() * 26 * scale),
  ]);
  const at = (share: number, steps: string) =>
    feet
      .filter((_, i) => share < 0 || i % 3 === share)
      .map(([x, y]) => `M${x} ${y}${steps}`)
      .join('');
  const step = (moves: string) =>
    tuples(moves)
      .map(([x, y]) => `m${Math.round(x * scale)} ${Math.round(y * scale)}h.1`)
      .join('');
  const petals = step('-6,-39 12,-1 -11,-9 10,0 -6,-9 1,-9');
  const lights = step('-3,-43 6,-8 -3,-18');
  const stem = `v-${Math.round(54 * scale)}`;
  const stroke = (colour: string, wide: number, d: string) =>
    `<path stroke="${colour}" stroke-width="${short(wide * scale)}" d="${d}"/>`;
  return `<g fill="none" stroke-linecap="round">${stroke(dark, 3, at(-1, stem))}${stroke(hill[0], 12, at(0, petals) + at(2, petals))}${stroke(accent, 12, at(1, petals))}${stroke(lit, 4.6, at(-1, lights))}</g>`;
};
