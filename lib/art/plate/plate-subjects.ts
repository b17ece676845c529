import { birds, kite, lamps, trails, wires } from '../motifs/air.ts';
import { church, tracery, windmill } from '../motifs/buildings.ts';
import { flowers, oak, road, water, wheat } from '../motifs/land.ts';
import type { Motif } from '../motifs/motif.ts';
import { bell, book, coffee, lantern, table } from '../motifs/things.ts';
import { worship } from '../motifs/worship.ts';

export type PlateKind = 'event' | 'sermon' | 'ministry';

/** Everything a plate can show. */
export const motifs = {
  church,
  windmill,
  tracery,
  oak,
  wheat,
  water,
  road,
  flowers,
  birds,
  wires,
  trails,
  kite,
  lamps,
  bell,
  lantern,
  book,
  table,
  coffee,
  worship,
} satisfies Record<string, Motif>;

export type Subject = keyof typeof motifs;

/** What each kind of item may show. */
export const subjects: Record<PlateKind, readonly Subject[]> = {
  event: [
    'church',
    'windmill',
    'oak',
    'wheat',
    'water',
    'road',
    'flowers',
    'birds',
    'wires',
    'trails',
    'kite',
    'lamps',
    'bell',
    'lantern',
    'table',
    'coffee',
  ],
  sermon: [
    'church',
    'tracery',
    'oak',
    'wheat',
    'water',
    'road',
    'birds',
    'trails',
    'bell',
    'lantern',
    'book',
    'table',
    'windmill',
    'flowers',
  ],
  ministry: [
    'windmill',
    'oak',
    'wheat',
    'water',
    'road',
    'flowers',
    'wires',
    'kite',
    'lamps',
    'lantern',
    'book',
    'coffee',
    'birds',
    'tracery',
  ],
};

/** Subjects that bring their own ground. */
export const indoors: ReadonlySet<string> = new Set<Subject>([
  'tracery',
  'bell',
  'lantern',
  'book',
  'table',
  'coffee',
  'worship',
]);
/** Subjects that the hills stand in front of. */
export const aloft: ReadonlySet<string> = new Set<Subject>(['trails']);
/** Things of the evening and the night. */
export const nocturnal: ReadonlySet<string> = new Set<Subject>(['trails', 'lantern', 'lamps']);
