import { addDays } from '#lib/core/dates/calendar-date.ts';
// Dates go by the demo's church.
import '#lib/core/church/current-church.ts';
import { churchToday } from '#lib/core/dates/church-time.ts';
import { browserHeaders, load } from './load.ts';
import { distantDays, fillDistantEvents, fillEvents, fillSermons } from './many-rows.ts';
import { type MissFigures, measureMisses } from './misses.ts';
import type { Site } from './site.ts';
import { medians } from './statistics.ts';

export type GrowthFigures = MissFigures & {
  /** What there is more and more of. Distant events touch no day near today. */
  of: 'events' | 'distant events' | 'sermons';
  rows: number;
  path: string;
  hitsPerSecond: number;
  hitCpuMicroseconds: number;
  /** The compressed answer, as a browser gets it. */
  bytes: number;
};

export interface GrowthRounds {
  /** How many rows to try, the smallest first. */
  events: number[];
  sermons: number[];
  /** How often each number of them is tried, in turns. */
  rounds: number;
  seconds: number;
  misses: number;
}

/** Content of which there is more and more. */
interface Growing {
  of: GrowthFigures['of'];
  sizes: readonly number[];
  fill: (rows: number) => Promise<void>;
  /** What is asked for once it is filled in. */
  paths: () => Promise<string[]>;
}

/** What a request costs with more and more rows. The site's own content is lost. */
export async function measureGrowth(site: Site, how: GrowthRounds): Promise<GrowthFigures[]> {
  const figures: GrowthFigures[] = [];
  for (const growing of contents(site, how)) figures.push(...(await measureGrowing(site, growing, how)));
  return figures;
}

function contents(site: Site, { events, sermons }: GrowthRounds): Growing[] {
  const { database } = site;
  const today = churchToday();
  const [fewest = 0] = events;
  const lists = ['/', '/events', '/calendar'];
  return [
    {
      of: 'events',
      sizes: events,
      fill: (rows) => fillEvents(database, rows, today),
      paths: async () => [...lists, await seriesPath(site), '/api/events'],
    },
    {
      of: 'distant events',
      sizes: events,
      fill: async (rows) => {
        await fillEvents(database, fewest, today);
        await fillDistantEvents(database, rows - fewest, today);
      },
      paths: async () => [...lists, `/api/events?from=${today}&to=${addDays(today, distantDays)}`],
    },
    {
      of: 'sermons',
      sizes: sermons,
      fill: async (rows) => {
        await fillEvents(database, fewest, today);
        await fillSermons(database, rows, today);
      },
      paths: async () => {
        const sermon = `/sermons/${await firstId(site, 'SELECT id FROM sermons')}`;
        return ['/', '/sermons', sermon, '/api/sermons'];
      },
    },
  ];
}

/** Few rows and many in turns: what else the machine does meanwhile slows both alike. */
async function measureGrowing(
  site: Site,
  { of, sizes, fill, paths }: Growing,
  how: GrowthRounds,
): Promise<GrowthFigures[]> {
  const found = new Map<string, { rows: number; path: string; measured: Measured[] }>();
  for (let round = 0; round < how.rounds; round++) {
    for (const rows of sizes) {
      await fill(rows);
      for (const address of await paths()) {
        const path = address.replace(/[0-9a-f-]{36}/, '[id]').replace(/\?.*/, '?from&to');
        const known = found.get(`${rows} ${path}`) ?? { rows, path, measured: [] };
        known.measured.push(await measurePath(site, of, address, how));
        found.set(`${rows} ${path}`, known);
      }
    }
  }
  return [...found.values()].map(({ measured, ...what }) => ({ of, ...what, ...medians(measured) }));
}

type Measured = Omit<GrowthFigures, 'of' | 'rows' | 'path'>;

async function measurePath(
  site: Site,
  of: GrowthFigures['of'],
  path: string,
  { seconds, misses }: GrowthRounds,
): Promise<Measured> {
  const miss = await measureMisses(site, path, misses, of === 'sermons' ? 'sermons' : 'events');
  // Asked for before the load, which may be shorter than a rendering takes.
  const bytes = await compressedBytes(site.origin + path);
  const { requestsPerSecond, cpuMicrosecondsPerRequest } = await load(site, [path], seconds);
  return {
    ...miss,
    hitsPerSecond: requestsPerSecond,
    hitCpuMicroseconds: cpuMicrosecondsPerRequest,
    bytes,
  };
}

async function seriesPath(site: Site): Promise<string> {
  const weekly = "SELECT id FROM events WHERE recurrence_frequency = 'weekly' AND end_date IS NULL";
  return `/events/${await firstId(site, weekly)}`;
}

async function firstId(site: Site, query: string): Promise<string> {
  const { rows } = await site.database.query<{ id: string }>(`${query} ORDER BY date, id LIMIT 1`);
  return String(rows[0]?.id);
}

async function compressedBytes(url: string): Promise<number> {
  const answer = await fetch(url, { headers: browserHeaders });
  await answer.arrayBuffer();
  return Number(answer.headers.get('content-length'));
}
