import { short, tuples } from '../path.ts';
import { randomFrom } from '../random.ts';

/** The sky: its colours from night to the horizon, the last stars, the sun (or moon) and thin clouds. */
export function skyLayer(): string {
  return `${gradients}<path fill="url(#hs-sky)" d="M-200-300h2320v1300H-200z"/>${stars()}<g class="hs-sun"><circle cx="${sun.x}" cy="${sun.y}" r="620" fill="url(#hs-glow)"/><path opacity="var(--rays)" fill="url(#hs-ray)" d="${rays()}"/><circle cx="${sun.x}" cy="${sun.y}" r="47" fill="var(--sun)"/></g>${clouds()}`;
}

/** Where the sun comes up: behind the range, beside the tower. */
const sun = { x: 1222, y: 596 } as const;

const stop = (offset: number, colour: string) =>
  `<stop offset="${short(offset)}" stop-color="var(--${colour})"/>`;

const gradients = `<defs><linearGradient id="hs-sky" gradientUnits="userSpaceOnUse" x1="660" y1="-60" x2="870" y2="670">${[
  [0, 's1'],
  [0.34, 's2'],
  [0.6, 's3'],
  [0.8, 's4'],
  [0.92, 's5'],
  [1, 's6'],
]
  .map(([offset, colour]) => `<stop offset="${offset}" stop-color="var(--${colour})"/>`)
  .join(
    '',
  )}</linearGradient><radialGradient id="hs-glow">${stop(0, 'glow')}<stop offset=".12" stop-color="var(--glow)" stop-opacity=".75"/><stop offset=".4" stop-color="var(--glow)" stop-opacity=".25"/><stop offset="1" stop-color="var(--glow)" stop-opacity="0"/></radialGradient><radialGradient id="hs-ray" gradientUnits="userSpaceOnUse" cx="${sun.x}" cy="${sun.y}" r="640"><stop offset=".08" stop-color="var(--glow)" stop-opacity=".3"/><stop offset="1" stop-color="var(--glow)" stop-opacity="0"/></radialGradient></defs>`;

/** Wedges of light from the sun, as on a travel poster. */
function rays(): string {
  const random = randomFrom('first light');
  return Array.from({ length: 9 }, (_, i) => {
    const from = Math.PI * (1.36 + (i / 9) * 0.62);
    const to = from + 0.045 + random() * 0.07;
    const end = (angle: number) =>
      `${Math.round(sun.x + Math.cos(angle) * 800)} ${Math.round(sun.y + Math.sin(angle) * 800)}`;
    return `M${sun.x} ${sun.y}L${end(from)} ${end(to)}z`;
  }).join('');
}

/** Stars are dots of a round-ended stroke, fewer towards the horizon; sorted by x for shorter output. */
function stars(): string {
  const random = randomFrom('last stars');
  const field = (count: number) =>
    Array.from({ length: count }, () => [
      Math.round(random() * 1920),
      Math.round(random() ** 1.7 * 640 - 210),
    ])
      .sort(([a = 0], [b = 0]) => a - b)
      .map(([x, y]) => `M${x} ${y}h.1`)
      .join('');
  return `<g class="hs-stars" stroke="var(--star)" stroke-linecap="round" opacity="var(--starlight)"><path stroke-width="1.6" opacity=".7" d="${field(84)}"/><path stroke-width="2.8" d="${field(30)}"/><path stroke-width="4.2" d="M1486 92h.1M402 118h.1"/></g>`;
}

/** Thin morning clouds in three drifts, lit from below: each a long lens with a darker one on top. */
const streaks = tuples<readonly [x: number, y: number, width: number, height: number]>(
  '880,500,470,13 1010,522,380,9 1390,470,560,16 1560,500,420,10 1290,404,330,11 1600,384,420,14 1720,412,260,8 470,552,420,10 650,567,260,6 20,574,330,8',
);

function clouds(): string {
  const lens = (x: number, y: number, w: number, h: number) => {
    const [near, far] = [Math.round(w * 0.3), Math.round(w * 0.62)];
    return `M${Math.round(x)} ${Math.round(y)}c${near}-${h} ${far}-${Math.round(h * 1.2)} ${Math.round(w)}-${Math.round(h * 0.3)}-${near} ${h}-${far} ${Math.round(h * 0.9)}-${Math.round(w)} ${Math.round(h * 0.3)}`;
  };
  const backs = streaks.map(([x, y, w, h]) => lens(x + w * 0.06, y - h * 0.5, w * 0.8, Math.round(h * 0.9)));
  return `<g class="hs-cloud"><path fill="var(--cloud2)" opacity=".7" d="${backs.join('')}"/><path fill="var(--cloud)" opacity=".85" d="${streaks.map((one) => lens(...one)).join('')}"/></g>`;
}
