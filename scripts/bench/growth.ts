import { addDays } from '#lib/core/dates/calendar-date.ts';
// Dates go by the demo's church.
import '#lib/core/church/current-church.ts';
import { churchToday } from '#lib/core/dates/church-time.ts';
import { browserHeaders, load } from './load.ts';
import { fillEvents, fillSermons } from './many-rows.ts';
import { type MissFigures, measureMisses } from './misses.ts';
import type { Site } from './site.ts';

export type GrowthFigures = MissFigures & {
  /** What there is more and more of. */
  of: 'events' | 'sermons';
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
    const id = await firstId(
      site,
      "SELECT id FROM events WHERE recurrence_frequency = 'weekly' AND end_date IS NULL",
    );
    const window = `/api/events?from=${today}&to=${addDays(today, 60)}`;
    const paths = ['/', '/events', '/calendar', `/events/${id}`, window, '/api/events'];
    for (const path of paths) figures.push({ of: 'events', rows, ...(await measurePath(site, path, how)) });
  }
  await fillEvents(site.database, Math.min(...how.events), today);
  for (const rows of how.sermons) {
    await fillSermons(site.database, rows, today);
    const paths = [
      '/',
      '/sermons',
      `/sermons/${await firstId(site, 'SELECT id FROM sermons')}`,
      '/api/sermons',
    ];
    for (const path of paths) figures.push({ of: 'sermons', rows, ...(await measurePath(site, path, how)) });
  }
  return figures;
}

async function measurePath(site: Site, path: string, { seconds, misses }: GrowthRounds) {
  const miss = await measureMisses(site, path, misses);
  const { requestsPerSecond, cpuMicrosecondsPerRequest } = await load(site, [path], seconds);
  return {
    path: path.replace(/[0-9a-f-]{36}/, '[id]').replace(/\?.*/, '?from&to'),
    ...miss,
    hitsPerSecond: requestsPerSecond,
    hitCpuMicroseconds: cpuMicrosecondsPerRequest,
    bytes: await compressedBytes(site.origin + path),
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
