import { short } from '../path.ts';
import { randomFrom } from '../random.ts';

/** The sky: its colours from night to the horizon, the last stars, the sun (or moon) and thin clouds. */
export function skyLayer(): string {
  return `${gradients}<path fill="url(#hs-sky)" d="M-200-300h2320v1300H-200z"/>${stars()}<g class="hs-sun"><circle cx="1170" cy="602" r="620" fill="url(#hs-glow)"/><circle cx="1170" cy="602" r="47" fill="var(--sun)"/></g>${clouds()}`;
}

const stop = (offset: number, colour: string) =>
  `<stop offset="${short(offset)}" stop-color="var(--${colour})"/>`;

const gradients = `<defs><linearGradient id="hs-sky" gradientUnits="userSpaceOnUse" x1="690" y1="-70" x2="900" y2="660">${[
  [0, 's1'],
  [0.3, 's2'],
  [0.53, 's3'],
  [0.74, 's4'],
  [0.89, 's5'],
  [1, 's6'],
]
  .map(([offset, colour]) => `<stop offset="${offset}" stop-color="var(--${colour})"/>`)
  .join(
    '',
  )}</linearGradient><radialGradient id="hs-glow">${stop(0, 'glow')}<stop offset=".12" stop-color="var(--glow)" stop-opacity=".75"/><stop offset=".4" stop-color="var(--glow)" stop-opacity=".25"/><stop offset="1" stop-color="var(--glow)" stop-opacity="0"/></radialGradient></defs>`;

/** Stars are points of a round-ended stroke, thinning out towards the horizon. */
function stars(): string {
  const random = randomFrom('last stars');
  const field = (count: number) =>
    Array.from(
      { length: count },
      () => `M${Math.round(random() * 1920)} ${Math.round(random() ** 1.7 * 430)}h.1`,
    ).join('');
  return `<g class="hs-stars" stroke="var(--star)" stroke-linecap="round" opacity="var(--starlight)"><path stroke-width="1.6" opacity=".7" d="${field(70)}"/><path stroke-width="2.8" d="${field(24)}"/><path stroke-width="4.2" d="M1486 92h.1M402 118h.1"/></g>`;
}

const streaks: readonly (readonly [number, number, number, number])[] = [
  [930, 488, 420, 15],
  [1010, 513, 520, 11],
  [1390, 462, 520, 17],
  [1500, 497, 430, 10],
  [560, 540, 360, 11],
  [690, 558, 300, 7],
  [60, 566, 380, 9],
  [1270, 398, 300, 11],
  [1620, 384, 360, 13],
];

/** Thin morning clouds: long lenses, lit from below. */
function clouds(): string {
  const lens = ([x, y, w, h]: (typeof streaks)[number]) =>
    `M${x} ${y}c${short(w * 0.22)}-${h} ${short(w * 0.34)}-${short(h * 0.7)} ${short(w * 0.5)}-${short(h * 1.1)}s${short(w * 0.36)} ${short(h * 0.6)} ${short(w * 0.5)} ${short(h * 1.1)}c-${short(w * 0.3)} ${short(h * 0.5)}-${short(w * 0.7)} ${short(h * 0.4)}-${w} 0`;
  const shifted = streaks.map(([x, y, w, h]) => [x - 24, y - h * 0.45, w * 0.86, h * 0.8] as const);
  return `<g class="hs-cloud"><path fill="var(--cloud2)" opacity=".75" d="${shifted.map(([x, y, w, h]) => lens([x, Math.round(y), Math.round(w), Math.round(h)])).join('')}"/><path fill="var(--cloud)" opacity=".8" d="${streaks.map(lens).join('')}"/></g>`;
}
