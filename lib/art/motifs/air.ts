import { short } from '../path.ts';
import { type Motif, placed } from './motif.ts';

/** A flock over the hills. */
export const birds: Motif = ({ width, ground, x, scale, paints: { dark }, random }) => {
  const turn = x > width / 2 ? -1 : 1;
  const flock = Array.from({ length: 11 }, (_, i) => {
    const step = Math.ceil(i / 2) * (i % 2 ? 1 : -1);
    const size = scale * (1.75 - Math.abs(step) * 0.16 + random() * 0.2);
    const [px, py] = [x - Math.abs(step) * 20 * turn * scale, ground * 0.44 + step * 10 * scale];
    return `M${short(px - 9 * size)} ${short(py - 4 * size)}q${short(5 * size)}-${short(3 * size)} ${short(9 * size)} ${short(4 * size)} ${short(4 * size)}-${short(7 * size)} ${short(9 * size)}-${short(4 * size)}`;
  });
  return `<path fill="none" stroke="${dark}" stroke-width="${short(2.6 * scale)}" stroke-linecap="round" stroke-linejoin="round" d="${flock.join('')}"/>`;
};

/** Birds on wires, like the notes of a hymn. */
export const wires: Motif = ({ width, ground, scale, paints: { dark, accent }, random }) => {
  const sag = (y: number) =>
    `M-4 ${short(y)}Q${width / 2} ${short(y + 22 * scale)} ${width + 4} ${short(y - 6)}`;
  const tops = [0, 1, 2, 3].map((i) => ground * 0.26 + i * 15 * scale);
  const sitters = Array.from({ length: 7 }, (_, i) => {
    const x = ((i + 0.4 + random() * 0.5) / 7.2) * width;
    const t = x / width;
    const y = (tops[Math.floor(random() * 4)] ?? 0) + 44 * scale * t * (1 - t) - 6 * t * t;
    return placed(
      x,
      y,
      scale,
      `<path fill="${i % 3 === 1 ? accent : dark}" d="M-6 9-4-4Q-4-12 3-12L8-9 4-8Q6 2-2 2z"/>`,
    );
  });
  const pole = short(width * 0.86);
  return `<path fill="none" stroke="${dark}" stroke-width="${short(1.4 * scale)}" d="${tops.map(sag).join('')}"/><path stroke="${dark}" stroke-width="${short(5 * scale)}" d="M${pole} ${short(ground * 0.14)}V${short(ground + 30 * scale)}"/>${sitters.join('')}`;
};

/** Star trails around the pole. */
export const trails: Motif = ({ x, ground, scale, paints: { lit, accent }, random }) => {
  const ring = (radius: number, i: number) =>
    `<circle r="${radius}"${i % 3 === 2 ? ` stroke="${accent}"` : ''} stroke-width="${short(1 + random() * 1.4)}" stroke-dasharray="${Math.round(18 + random() * 50)} ${Math.round(26 + random() * 70)}" transform="rotate(${Math.round(random() * 360)})"/>`;
  const rings = [10, 23, 37, 52, 68, 86, 106, 130, 158].map(ring).join('');
  return placed(
    x,
    ground * 0.42,
    scale * 1.2,
    `<g fill="none" stroke="${lit}" opacity=".8" stroke-linecap="round">${rings}</g><circle r="2.5" fill="${accent}"/>`,
  );
};

/** A kite in the wind. */
export const kite: Motif = ({ width, x, ground, scale, paints: { accent, lit, dark } }) => {
  const turn = x > width / 2 ? -1 : 1;
  return `<g transform="translate(${Math.round(x)} ${Math.round(ground * 0.36)})scale(${short(scale * turn)} ${short(scale)})rotate(18)"><path fill="${accent}" d="M0-44 28-6 0 44-28-6z"/><path fill="${lit}" d="M0-44 28-6H0zM0 44V-6h-28z"/><path fill="none" stroke="${dark}" stroke-width="2" d="M0 44Q-14 62 2 78T-4 112-30 150"/><path fill="${accent}" d="m-12 62 10 6-10 6zM8 66-2 68l8 8zM6 92l-10 6 2-11zM-14 104l12-2-7 9z"/></g>`;
};

/** Strings of lamps over a laid table: the bulbs are the dots of a dashed stroke. */
export const lamps: Motif = ({ width, ground, scale, paints: { dark, accent, lit }, random }) => {
  const rows = [0.06, 0.32, 0.58].map((share) => {
    const [from, to] = [ground * share + random() * 18, ground * share + random() * 18];
    return `M-6 ${Math.round(from)}Q${Math.round(width * (0.4 + random() * 0.2))} ${Math.round((from + to) / 2 + (40 + random() * 30) * scale)} ${width + 6} ${Math.round(to)}`;
  });
  const d = rows.join('');
  const bulbs = (colour: string, wide: number, opacity: number) =>
    `<path stroke="${colour}" opacity="${opacity}" stroke-width="${short(wide * scale)}" stroke-dasharray="0 ${short(31 * scale)}" transform="translate(9 ${short(6 * scale)})" d="${d}"/>`;
  return `<g fill="none" stroke-linecap="round"><path stroke="${dark}" stroke-width="${short(1.6 * scale)}" d="${d}"/>${bulbs(accent, 24, 0.28)}${bulbs(accent, 11, 1)}${bulbs(lit, 4.5, 1)}</g>`;
};
