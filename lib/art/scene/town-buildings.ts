import { curve, type Point, short, tuples } from '../path.ts';
import { randomFrom } from '../random.ts';

/** The y of the sidewalk. */
const base = 714;

interface House {
  x: number;
  w: number;
  /** The upper edge of its walls. */
  top: number;
  wall: string;
}

/** A shop of two storeys on Main Street: cornice, arched windows, a striped awning over the lit front. */
export function shop({ x, w, top, wall, awning }: House & { awning: string }): string {
  const count = Math.floor((w - 12) / 26);
  const gap = w / count;
  const windows = Array.from(
    { length: count },
    (_, i) => `M${short(x + gap * (i + 0.5) - 6)} ${top + 46}v-17a6 6 0 0 1 12 0v17z`,
  );
  const sills = windows.map((_, i) => `M${short(x + gap * (i + 0.5) - 9)} ${top + 47}h18`);
  const front = base - 38;
  const door = x + w * (w > 110 ? 0.5 : 0.72);
  return `<path fill="var(--${wall})" d="M${x} ${base}V${top}h${w}V${base}z"/>${shadow(x, w, top)}<path fill="var(--roof2)" d="M${x - 4} ${top - 6}h${w + 8}l-4 9h-${w}z"/><path stroke="var(--roof)" stroke-width="4" stroke-dasharray="4 5" d="M${x + 3} ${top + 6}h${w - 5}"/><path fill="var(--lamp)" d="${windows.join('')}M${x + 8} ${front + 16}h${w - 16}V${base - 7}H${x + 8}z"/><path stroke="var(--lit)" stroke-width="2.500" d="${sills.join('')}"/><path stroke="var(--bark)" stroke-width="1.500" d="M${x + 8} ${base - 7}h${w - 16}M${short(x + w * 0.3)} ${front + 16}v22M${short(x + w * 0.88)} ${front + 16}v22"/><path fill="var(--door)" d="M${short(door - 7)} ${base}v-24h14v24z"/><path fill="var(--${awning})" d="M${x + 6} ${front}h${w - 12}l7 15H${x - 1}z"/><path stroke="var(--tip)" stroke-width="15" stroke-dasharray="7 7" d="M${x + 9} ${front + 7.5}h${w - 16}"/><path stroke="var(--${awning})" stroke-width="7" stroke-linecap="round" stroke-dasharray="0 7" d="M${x + 3} ${front + 15}h${w - 6}"/>`;
}

/** A house with its gable to the street, a porch light and a chimney. */
export function gabled({ x, w, top, wall, rise = 44 }: House & { rise?: number }): string {
  const middle = x + w / 2;
  const ridge = top - rise;
  return `<path fill="var(--shade)" d="M${short(x + w * 0.72)} ${ridge + 2}v30h12v-30z"/><path fill="var(--${wall})" d="M${x} ${base}V${top}L${middle} ${ridge} ${x + w} ${top}V${base}z"/><path fill="var(--shade)" opacity=".4" d="M${middle + w * 0.28} ${base}V${short(ridge + rise * 0.56)}L${x + w} ${top}V${base}z"/><path fill="none" stroke="var(--roof)" stroke-width="7" stroke-linejoin="round" d="M${x - 9} ${top + 6}L${middle} ${ridge - 2} ${x + w + 9} ${top + 6}"/><path fill="var(--lamp)" d="M${middle - 8} ${top + 4}v-14a8 8 0 0 1 16 0v14zM${x + 10} ${base - 18}v-22h17v22zM${x + w - 27} ${base - 18}v-22h17v22z"/><path stroke="var(--lit)" stroke-width="2" d="M${middle} ${top - 18}v22M${middle - 8} ${top - 8}h16M${x + 18.5} ${base - 40}v22M${x + 10} ${base - 29}h17M${x + w - 18.5} ${base - 40}v22M${x + w - 27} ${base - 29}h17"/><path fill="var(--door)" d="M${middle - 9} ${base}v-38h18v38z"/><path fill="var(--roof2)" d="M${middle - 20} ${base - 42}l6-9h28l6 9z"/><path stroke="var(--lit)" stroke-width="2.500" d="M${middle - 16} ${base}v-42M${middle + 16} ${base}v-42M${x - 2} ${base - 1}h${w + 4}"/>`;
}

/** A long house with its eaves to the street: a porch on posts all along. */
export function cottage({ x, w, top, wall }: House): string {
  const posts = Array.from(
    { length: Math.round(w / 30) + 1 },
    (_, i) => `M${short(x + (w / Math.round(w / 30)) * i)} ${base}V${top + 32}`,
  );
  return `<path fill="var(--joint)" d="M${x + w - 34} ${top - 40}h15v30h-15z"/><path fill="var(--${wall})" d="M${x} ${base}V${top}h${w}v${base - top}z"/><path fill="var(--roof)" d="M${x - 9} ${top + 4}L${x + 16} ${top - 32}H${x + w - 16}L${x + w + 9} ${top + 4}z"/><path fill="var(--lamp)" d="M${x + 14} ${base - 14}v-26h16v26zM${x + 40} ${base - 14}v-26h16v26zM${x + w - 30} ${base - 14}v-26h16v26z"/><path fill="var(--door)" d="M${x + w - 56} ${base}v-40h17v40z"/><path fill="var(--roof2)" d="M${x - 12} ${top + 33}L${x - 2} ${top + 14}h${w + 4}l10 19z"/><path stroke="var(--lit)" stroke-width="3" d="${posts.join('')}M${x - 8} ${top + 34}h${w + 16}M${x - 4} ${base - 1}h${w + 8}"/>`;
}

/** The side in shade. */
function shadow(x: number, w: number, top: number): string {
  return `<path fill="var(--shade)" opacity=".45" d="M${short(x + w * 0.84)} ${base}V${top}H${x + w}V${base}z"/>`;
}

/** Behind the square: the wooded edge of town, the roofs of the streets there, the courthouse and the water tower. */
export function townSkyline(): string {
  const random = randomFrom('edge of town');
  return `${trees(rise, 'f3', 22, '0 15 0 19 0 12')}${waterTower}${courthouse}<path fill="var(--roof2)" d="${roofs(random, -200, 2120, 662)}"/><path stroke="var(--lamp)" stroke-width="5" stroke-dasharray="4 37 4 61 4 18 4 90" opacity=".85" d="M-190 672H2120"/>${trees(yards, 'n2', 19, '0 13 0 17 0 10')}`;
}

/** A line of tree tops above the ground: the dots of a round-ended stroke. */
function trees(line: readonly Point[], colour: string, size: number, dash: string): string {
  const d = curve(line);
  return `<path fill="var(--${colour})" stroke="var(--${colour})" stroke-width="${size}" stroke-linecap="round" stroke-dasharray="${dash}" d="${d}V1000H-200z"/>`;
}

const rise = tuples('-200,640 100,634 420,646 760,640 1040,650 1300,646 1600,628 1860,622 2120,634');

const yards = tuples('-200,690 300,684 900,692 1500,682 2120,688');

/** One row of roofs as a silhouette, gables and flats with a chimney here and there. */
function roofs(random: () => number, from: number, to: number, level: number): string {
  let x = from;
  let d = `M${from} 760V${level}`;
  while (x < to) {
    const w = Math.round(34 + random() * 44);
    const y = Math.round(level - random() * 26);
    const h = Math.round(w * 0.34);
    if (random() < 0.62) d += `V${y}l${w / 2}-${h} ${w / 2} ${h}`;
    else d += `V${y - 8}h${w - 16}v-9h7v9h9`;
    x += w;
  }
  return `${d}V760z`;
}

const waterTower = `<g stroke="var(--f2)" fill="var(--f2)"><path fill="none" stroke-width="3.500" d="M486 660 496 572M546 660 536 572M516 660V580M491 618h50M489 640 538 600M543 640 494 600"/><path d="M486 548q0-20 30-24 30 4 30 24v14q-6 12-30 14-24-2-30-14z"/><path stroke-width="3" d="M516 526v-14M482 562h68"/></g><path fill="none" stroke="var(--rim)" stroke-width="2.500" opacity=".6" d="M546 562V548q0-20-30-24"/>`;

/** The courthouse: its cupola with a flag stands over the roofs of Main Street. */
const courthouse = `<path fill="var(--shade)" d="M1020 690V612h136v78zM1070 580V548h36v32zM1087 512V486h2v26z"/><path fill="var(--roof)" d="M1014 604h148v9h-148zM1040 604l48-28 48 28zM1066 543h44v6h-44zM1072 543q0-26 16-32 16 6 16 32z"/><path fill="var(--brush)" d="M1089 487q9-4 18 0v11q-9-4-18 0z"/><path fill="var(--lamp)" d="M1078 574v-14a4 4 0 0 1 8 0v14zM1091 574v-14a4 4 0 0 1 8 0v14z"/><path fill="none" stroke="var(--rim)" stroke-width="2" opacity=".6" d="M1104 543q0-26-16-32M1136 604l-48-28"/>`;
