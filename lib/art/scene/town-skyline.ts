import { curve, type Point, tuples } from '../path.ts';
import { randomFrom } from '../random.ts';

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

/** The water tower. */
const waterTower = `<g stroke="var(--f2)" fill="var(--f2)"><path fill="none" stroke-width="3.500" d="M486 660 496 572M546 660 536 572M516 660V580M491 618h50M489 640 538 600M543 640 494 600"/><path d="M486 548q0-20 30-24 30 4 30 24v14q-6 12-30 14-24-2-30-14z"/><path stroke-width="3" d="M516 526v-14M482 562h68"/></g><path fill="none" stroke="var(--rim)" stroke-width="2.500" opacity=".6" d="M546 562V548q0-20-30-24"/>`;

/** The courthouse: its cupola with a flag stands over the roofs of Main Street. */
const courthouse = `<path fill="var(--shade)" d="M1020 690V612h136v78zM1070 580V548h36v32zM1087 512V486h2v26z"/><path fill="var(--roof)" d="M1014 604h148v9h-148zM1040 604l48-28 48 28zM1066 543h44v6h-44zM1072 543q0-26 16-32 16 6 16 32z"/><path fill="var(--brush)" d="M1089 487q9-4 18 0v11q-9-4-18 0z"/><path fill="var(--lamp)" d="M1078 574v-14a4 4 0 0 1 8 0v14zM1091 574v-14a4 4 0 0 1 8 0v14z"/><path fill="none" stroke="var(--rim)" stroke-width="2" opacity=".6" d="M1104 543q0-26-16-32M1136 604l-48-28"/>`;
