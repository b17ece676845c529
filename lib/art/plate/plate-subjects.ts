import { birds, kite, lamps, trails, wires } from '../motifs/air.ts';
import { flowers, oak, road, water, wheat } from '../motifs/land.ts';
import type { Motif } from '../motifs/motif.ts';
import { bell, book, church, coffee, lantern, table, tracery, windmill, worship } from '../motifs/things.ts';

export type PlateKind = 'event' | 'sermon' | 'ministry';

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

const neverOfEvents: readonly Subject[] = ['tracery', 'book', 'worship'];

export const subjects: Record<PlateKind, readonly Subject[]> = {
  event: (Object.keys(motifs) as Subject[]).filter((name) => !neverOfEvents.includes(name)),
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

/** Subjects with their own ground. */
export const indoors: ReadonlySet<string> = new Set<Subject>([
  'tracery',
  'bell',
  'lantern',
  'book',
  'table',
  'coffee',
  'worship',
]);
/** Subjects behind the hills. */
export const aloft: ReadonlySet<string> = new Set<Subject>(['trails']);
/** Subjects of evening and night. */
export const nocturnal: ReadonlySet<string> = new Set<Subject>(['trails', 'lantern', 'lamps']);
