import { curve, heightOn, type Point, short, type Triple, tuples } from '../path.ts';
import { randomFrom } from '../random.ts';
import { outcrop } from './people.ts';

/** The church's hill: the knoll, the path to the door, a cedar fence and long morning shadows. */
export function knoll(): string {
  return `<defs><linearGradient id="hs-knoll" gradientUnits="userSpaceOnUse" x1="0" y1="676" x2="0" y2="830"><stop offset="0" stop-color="var(--g1)"/><stop offset="1" stop-color="var(--g2)"/></linearGradient></defs><path fill="url(#hs-knoll)" d="${curve(top)}V1100H-200Z"/><path fill="none" stroke="var(--rim)" stroke-width="2.5" opacity=".7" d="${curve(top.slice(5, 9))}"/>${shadows}${way}${sweeps}${fence}`;
}

const shadows = `<path fill="var(--g3)" opacity=".5" d="M1368 690C1440 690 1500 700 1560 726 1500 728 1420 716 1350 702zM1600 704C1680 700 1790 716 1850 746 1760 744 1660 726 1596 712z"/>`;
const way = `<path fill="var(--path)" d="M1298 694C1292 712 1218 720 1206 740 1194 764 1304 772 1290 802 1268 846 1070 856 1030 960 1010 1010 1000 1050 990 1100H1400C1390 1000 1400 950 1420 896 1444 830 1380 796 1320 776 1280 762 1262 752 1270 738 1280 722 1334 714 1330 694z"/><path fill="none" stroke="var(--joint)" stroke-width="3" stroke-linecap="round" opacity=".55" d="M1302 714Q1256 728 1240 742M1248 758Q1310 776 1326 802M1310 820Q1250 868 1180 900M1352 808Q1390 840 1376 890"/>`;
/** Grass bent by the wind, in long thin strokes. */
const sweeps = `<g fill="none" stroke="var(--blade)" stroke-linecap="round" stroke-width="1.6" opacity=".55"><path d="M820 742q40-10 84-12M900 760q50-12 96-14M980 734q34-8 66-8M1020 772q46-10 90-8M1080 718q26-6 52-7M1110 748q26-4 48-2M700 764q50-8 96-8M1400 726q40 2 74 10M1450 752q46 4 92 16M1560 742q30 4 62 14M1640 760q40 6 84 20M1690 726q40 4 76 14M560 770q44-6 80-4"/></g>`;
const fence = `<path fill="none" stroke="var(--bark)" stroke-width="4.5" stroke-linecap="round" d="M1196 722v-20M1150 738v-22M1098 760v-25M1042 786v-28M984 818v-33"/><path fill="none" stroke="var(--bark)" stroke-width="1.2" opacity=".8" d="M984 792 1042 764 1098 741 1150 721 1196 706M984 804 1042 775 1098 750 1150 728 1196 713"/>`;

/** The flower fields in the distance, and the grass and wildflowers before them. */
export function meadowLayer(): string {
  return `<defs>${symbols}</defs>${fields()}${wildflowers()}`;
}

/**
 * Grass in two waves and the wildflowers by the road, in the foreground. Requires `symbols`.
 * @param share the share of all flowers of the meadow
 */
export function wildflowers(share = 1): string {
  const count = (all: number) => Math.round(all * share);
  return `<path fill="var(--g2)" d="${curve(wave)}V1100H-200Z"/>${scatter('wave', wave, count(46), 0.34, 0.6, 0.5)}<path fill="var(--g3)" d="${curve(near)}V1100H-200Z"/>${outcrop}${scatter('near', near, count(60), 0.62, 1.05, 0.6)}<path fill="var(--g4)" d="${curve(edge)}V2600H-200Z"/>${scatter('edge', edge, count(34), 1.1, 1.9, 0.75)}`;
}

const top = tuples(
  '-200,760 0,754 200,752 420,752 640,744 840,726 1020,704 1180,686 1330,680 1480,682 1640,694 1800,706 1960,704 2120,700',
);
const wave = tuples(
  '-200,790 40,782 300,794 560,800 780,806 940,832 1050,900 1220,990 1400,920 1470,846 1620,794 1800,770 1960,766 2120,770',
);
const near = tuples(
  '-200,812 60,818 300,838 540,850 780,856 930,888 1040,960 1240,1020 1420,960 1510,896 1680,842 1860,818 2120,806',
);
const edge = tuples(
  '-200,846 100,862 400,894 700,912 1000,940 1300,1000 1500,950 1700,896 1900,864 2120,850',
);

/**
 * A bluebonnet, a paintbrush and a tuft of grass, each about 60 units tall, rooted at 0,0. Petals are the dots of a
 * round-ended stroke.
 */
export const symbols = `<g id="hs-b" stroke-linecap="round" fill="none"><path stroke="var(--blade)" stroke-width="1.800" d="M0 6Q1-20-1-52M0-6q-9-6-14-3M0-6q-6-11-12-12M0-8q7-9 13-8M0-6q9-3 13 2"/><path stroke="var(--bonnet)" stroke-width="7" d="M-7-22h.1M6-21h.1M-5-29h.1M6-29h.1M0-24h.1M-4-36h.1M4-37h.1M0-43h.1"/><path stroke="var(--bonnet2)" stroke-width="3.600" d="M-8-24h.1M4-24h.1M-5-31h.1M5-31h.1M-3-38h.1M3-40h.1"/><path stroke="var(--tip)" stroke-width="3.400" d="M-1-28h.1M0-36h.1M-1-49h.1M0-53h.1"/></g><g id="hs-p" stroke-linecap="round" fill="none"><path stroke="var(--blade)" stroke-width="1.800" d="M0 6Q-2-16 0-36M0-4q-8-7-10-14M-1-12q7-6 9-13"/><path stroke="var(--brush)" stroke-width="5" d="M0-30-9-37M0-30l9-8M0-34-7-45M0-34l7-12M0-36v-16"/><path stroke="var(--brush2)" stroke-width="3" d="M-9-38-11-41M8-39l2-3M-7-46-8-49M6-47l1-3M0-53v-3M0-38v-6"/></g><path id="hs-t" fill="var(--blade)" d="M-3 4Q-6-16-18-26-2-20 0 4zM-1 4Q-2-22 4-38 6-18 3 4zM1 4Q6-14 20-20 8-10 6 4z"/>`;

const kinds = ['b', 'b', 'b', 'p', 't', 'b', 't'] as const;

/** Flowers along a line of grass, fewer towards the path so that the way to the door stays open. */
function scatter(
  name: string,
  line: readonly Point[],
  count: number,
  from: number,
  to: number,
  calm: number,
): string {
  const random = randomFrom(`wildflowers ${name}`);
  const ground = heightOn(line);
  const drift = Math.floor(random() * 7);
  return Array.from({ length: count }, (_, i) => {
    const x = Math.round(((i + random()) / count) * 2000 - 40);
    const gap = Math.abs(x - 1240) < 230 * calm;
    const kind = kinds[(drift + Math.floor(i / 3 + random() * 2.4)) % kinds.length] ?? 'b';
    const y = ground(x) + 4 + random() * 26 * to;
    const size = from + random() * (to - from);
    return gap
      ? ''
      : `<use href="#hs-${kind}" transform="translate(${x} ${Math.round(y)})scale(${short(size * (i % 2 ? 1 : -1))} ${short(size)})"/>`;
  }).join('');
}

/** Bluebonnets in the distance: rows of dots that follow the ground. */
function fields(): string {
  const row = (y: number, from: number, to: number) => {
    const ground = heightOn(top);
    const points = Array.from({ length: 9 }, (_, i): Point => {
      const x = from + ((to - from) * i) / 8;
      return [x, ground(x) + y + Math.sin(i * 1.7 + y) * 3];
    });
    return curve(points);
  };
  const rows = (width: number, dash: string, colour: string, lines: string) =>
    `<path stroke="var(--${colour})" stroke-width="${width}" stroke-dasharray="${dash}" d="${tuples<Triple>(
      lines,
    )
      .map((l) => row(...l))
      .join('')}"/>`;
  return `<g fill="none" stroke-linecap="round">${rows(3, '0 7 0 5 0 9', 'bonnet', '16,-40,760 22,60,1040 30,200,1100 14,1390,1600 24,1420,1960')}${rows(4, '0 8 0 6 0 13', 'bonnet', '38,-60,1000 46,120,1120 54,-40,900 36,1440,1960 50,1500,1960')}${rows(2.4, '0 17 0 31', 'bonnet2', '20,60,1040 36,-60,1000 26,1420,1960 45,160,1100')}${rows(3, '0 43 0 67 0 29', 'brush', '26,300,1080 42,-60,1000 40,1440,1960')}</g>`;
}
