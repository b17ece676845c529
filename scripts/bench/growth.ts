import { addDays } from '#lib/core/dates/calendar-date.ts';
// Dates go by the demo's church.
import '#lib/core/church/current-church.ts';
import { churchToday } from '#lib/core/dates/church-time.ts';
import { browserHeaders, load } from './load.ts';
import { distantDays, fillDistantEvents, fillEvents, fillSermons } from './many-rows.ts';
import { type MissFigures, measureMisses } from './misses.ts';
import type { Site } from './site.ts';

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
  seconds: number;
  misses: number;
}

/** What a request costs with more and more rows. The site's own content is lost. */
export async function measureGrowth(site: Site, how: GrowthRounds): Promise<GrowthFigures[]> {
  const today = churchToday();
  const figures: GrowthFigures[] = [];
  for (const rows of how.events) {
    await fillEvents(site.database, rows, today);
    const paths = ['/', '/events', '/calendar', await seriesPath(site), '/api/events'];
    figures.push(...(await measurePaths(site, 'events', rows, paths, how)));
  }
  const [fewest = 0] = how.events;
  for (const rows of how.events) {
    await fillEvents(site.database, fewest, today);
    await fillDistantEvents(site.database, rows - fewest, today);
    const paths = ['/', '/events', '/calendar', windowPath(today, distantDays)];
    figures.push(...(await measurePaths(site, 'distant events', rows, paths, how)));
  }
  await fillEvents(site.database, fewest, today);
  for (const rows of how.sermons) {
    await fillSermons(site.database, rows, today);
    const sermon = `/sermons/${await firstId(site, 'SELECT id FROM sermons')}`;
    const paths = ['/', '/sermons', sermon, '/api/sermons'];
    figures.push(...(await measurePaths(site, 'sermons', rows, paths, how)));
  }
  return figures;
}

async function seriesPath(site: Site): Promise<string> {
  const weekly = "SELECT id FROM events WHERE recurrence_frequency = 'weekly' AND end_date IS NULL";
  return `/events/${await firstId(site, weekly)}`;
}

function windowPath(from: string, days: number): string {
  return `/api/events?from=${from}&to=${addDays(from, days)}`;
}

async function measurePaths(
  site: Site,
  of: GrowthFigures['of'],
  rows: number,
  paths: readonly string[],
  how: GrowthRounds,
): Promise<GrowthFigures[]> {
  const figures: GrowthFigures[] = [];
  for (const path of paths) figures.push({ of, rows, ...(await measurePath(site, of, path, how)) });
  return figures;
}

async function measurePath(
  site: Site,
  of: GrowthFigures['of'],
  path: string,
  { seconds, misses }: GrowthRounds,
) {
  const miss = await measureMisses(site, path, misses, of === 'sermons' ? 'sermons' : 'events');
  // Asked for before the load, which may be shorter than a rendering takes.
  const bytes = await compressedBytes(site.origin + path);
  const { requestsPerSecond, cpuMicrosecondsPerRequest } = await load(site, [path], seconds);
  return {
    path: path.replace(/[0-9a-f-]{36}/, '[id]').replace(/\?.*/, '?from&to'),
    ...miss,
    hitsPerSecond: requestsPerSecond,
    hitCpuMicroseconds: cpuMicrosecondsPerRequest,
    bytes,
  };
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
