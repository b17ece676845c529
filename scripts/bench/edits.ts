import { setTimeout as pause } from 'node:timers/promises';
import { type Site, staffCookie } from './servers/site.ts';
import { percentile } from './statistics.ts';
import { type ReadingCounts, readOnce, readSteadily } from './steady-readers.ts';

/** Figures of visitors who read the whole site while staff edit one event repeatedly. */
export interface EditsFigures extends ReadingFigures {
  addresses: number;
  /** The same for at most ten seconds in which each edit also expires every page. */
  allDropped: ReadingFigures;
}

interface ReadingFigures {
  seconds: number;
  requests: number;
  /** Answers other than 200, and requests without an answer. */
  errors: number;
  edits: number;
  /** Edits that the next answer of an address that shows them did not show. */
  stale: number;
  /** Answers rendered for the request. */
  rendered: number;
  p50Milliseconds: number;
  p99Milliseconds: number;
  /** The server's share of one processor, all threads together. */
  busyShare: number;
  /** Resident memory of the server in bytes: at the start, after each minute, at the end. */
  memory: number[];
}

const requestsPerSecond = 200;
const editMilliseconds = 2000;
const longestSecondsDropped = 10;
const minuteMilliseconds = 60_000;

interface Counts extends ReadingCounts {
  edits: number;
  stale: number;
}

/** Requests the addresses of the sitemap in turn, at a fixed rate whether or not answers are late. */
export async function measureEdits(site: Site, seconds: number): Promise<EditsFigures> {
  const paths = await sitemapPaths(site.origin);
  const edit = await editor(site);
  for (const path of paths) await readOnce(site.origin + path);
  const figures = await measureReading(site, paths, edit, seconds);
  const editAndOutdate: Edit = async (title) => {
    await edit(title);
    await site.outdate();
    return true;
  };
  const secondsDropped = Math.min(seconds, longestSecondsDropped);
  const allDropped = await measureReading(site, paths, editAndOutdate, secondsDropped);
  return { ...figures, addresses: paths.length, allDropped };
}

async function measureReading(
  site: Site,
  paths: readonly string[],
  edit: Edit,
  seconds: number,
): Promise<ReadingFigures> {
  const counts: Counts = { times: [], errors: 0, rendered: 0, edits: 0, stale: 0 };
  const before = await site.usage();
  const began = performance.now();
  const end = began + seconds * 1000;
  const [memory] = await Promise.all([
    sampleMemory(site, end),
    readSteadily(site.origin, paths, counts, { requestsPerSecond, goesOn: () => performance.now() < end }),
    editOn(edit, counts, end),
  ]);
  const { times, ...figures } = counts;
  const cpuMicroseconds = (await site.usage()).cpuMicroseconds - before.cpuMicroseconds;
  return {
    seconds,
    requests: times.length,
    ...figures,
    p50Milliseconds: percentile(times, 0.5),
    p99Milliseconds: percentile(times, 0.99),
    busyShare: cpuMicroseconds / 1000 / (performance.now() - began),
    memory,
  };
}

async function editOn(edit: Edit, counts: Counts, end: number): Promise<void> {
  for (let next = performance.now(); next < end; next += editMilliseconds) {
    await pause(Math.max(next - performance.now(), 0));
    counts.edits += 1;
    if (!(await edit(`Supper no. ${Date.now()}`))) counts.stale += 1;
  }
}

async function sampleMemory(site: Site, end: number): Promise<number[]> {
  const memory = [(await site.usage()).memory.rss];
  for (;;) {
    const left = end - performance.now();
    await pause(Math.max(Math.min(left, minuteMilliseconds), 0));
    memory.push((await site.usage()).memory.rss);
    if (left <= minuteMilliseconds) return memory;
  }
}

async function sitemapPaths(origin: string): Promise<string[]> {
  const text = await (await fetch(`${origin}/sitemap.xml`)).text();
  return [...text.matchAll(/<loc>([^<]+)/g)].map(([, url = '']) => new URL(url).pathname);
}

/** Renames the event and returns whether the next answers show the title. */
type Edit = (title: string) => Promise<boolean>;

/** Returns an edit of the next event outside the banner, made as staff do and checked on every address that shows it. */
async function editor(site: Site): Promise<Edit> {
  const headers = { cookie: await staffCookie(site), 'content-type': 'application/json' };
  const { rows } = await site.database.query<{ id: string; title: string }>(`SELECT id, title FROM events
    WHERE kind = 'event' AND NOT is_recurring AND NOT show_in_banner AND NOT is_featured AND date > current_date::text
    ORDER BY date, id LIMIT 1`);
  const { id, title: first } = rows[0] ?? { id: '', title: '' };
  const shown = await showing(site.origin, first, [
    `/events/${id}`,
    '/events',
    '/calendar',
    '/api/events',
    '/calendar.ics',
  ]);
  return async (title) => {
    const answer = await fetch(`${site.origin}/api/events/${id}`, {
      method: 'PATCH',
      headers,
      body: JSON.stringify({ title }),
    });
    if (answer.status !== 200) throw new Error(`The edit answered ${answer.status}.`);
    return (await Promise.all(shown.map((path) => isShown(site.origin + path, title)))).every(Boolean);
  };
}

/** Returns the addresses that show the title: a list may end before its date. */
async function showing(origin: string, title: string, paths: readonly string[]): Promise<string[]> {
  const texts = await Promise.all(paths.map(async (path) => (await fetch(origin + path)).text()));
  const shown = paths.filter((_, place) => texts[place]?.includes(title));
  if (shown.length < 2) throw new Error(`Too few addresses show “${title}”.`);
  return shown;
}

/** Prints a stale address with the cache status of its answer. */
async function isShown(url: string, title: string): Promise<boolean> {
  const answer = await fetch(url);
  if ((await answer.text()).includes(title)) return true;
  console.log(`stale: ${new URL(url).pathname} (${answer.status}, ${answer.headers.get('cache-status')})`);
  return false;
}
