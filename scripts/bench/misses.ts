import { setTimeout as pause } from 'node:timers/promises';
import { browserHeaders } from './load.ts';
import type { MeasuredProcess } from './servers/measured-process.ts';
import type { Site } from './servers/site.ts';
import { median } from './statistics.ts';

/** What it costs to render a page anew, compression included. */
export type MissFigures = {
  /**
   * All threads of the server, in milliseconds; the database is a process of its own and not in it. The page
   * had expired.
   */
  missCpuMilliseconds: number;
  /** Until the last byte is there, the database's work included. */
  missMilliseconds: number;
  /** The same right after a row that lists show has been edited, so that what is made of such rows is made anew. */
  changedCpuMilliseconds: number;
  changedMilliseconds: number;
};

/** What pages are made of, and lists show. */
type EditedRows = 'events' | 'sermons';

/** How long the server may take to hear of a change. */
const hearingMilliseconds = 50;
const warmUps = 5;

/** Asks so many times, one after the other, each time for a page that has expired, then also after an edit. */
export async function measureMisses(site: Site, path: string, rounds: number): Promise<MissFigures> {
  const edited = path.includes('/sermons') ? 'sermons' : 'events';
  const miss = await measureEach(site, () => missOnce(null, site, path), rounds);
  const changed = await measureEach(site, () => missOnce(edited, site, path), rounds);
  return {
    missCpuMilliseconds: miss.cpuMilliseconds,
    missMilliseconds: miss.milliseconds,
    changedCpuMilliseconds: changed.cpuMilliseconds,
    changedMilliseconds: changed.milliseconds,
  };
}

/** What one of several equal requests cost, in the median: on the processor, and until it was answered. */
export type Rendering = { cpuMilliseconds: number; milliseconds: number };

/** Asks so many times, one after the other, once the server is warm. @param once asks once */
export async function measureEach(
  server: Pick<MeasuredProcess, 'usage'>,
  once: () => Promise<{ milliseconds: number }>,
  rounds: number,
): Promise<Rendering> {
  for (let round = 0; round < warmUps; round++) await once();
  const all: Rendering[] = [];
  for (let round = 0; round < rounds; round++) {
    const before = await server.usage();
    const { milliseconds } = await once();
    const { cpuMicroseconds } = await server.usage();
    all.push({ cpuMilliseconds: (cpuMicroseconds - before.cpuMicroseconds) / 1000, milliseconds });
  }
  return {
    cpuMilliseconds: median(all.map((each) => each.cpuMilliseconds)),
    milliseconds: median(all.map((each) => each.milliseconds)),
  };
}

/** Asks as a browser does. @throws Error when the answer is not 200 */
export async function askFor(url: string) {
  const began = performance.now();
  const answer = await fetch(url, { headers: browserHeaders });
  const { byteLength: bytes } = await answer.arrayBuffer();
  const milliseconds = performance.now() - began;
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}.`);
  return { milliseconds, bytes, headers: answer.headers };
}

async function missOnce(edited: EditedRows | null, site: Site, path: string) {
  if (edited) await edit(site, edited);
  await site.outdate();
  const answer = await askFor(site.origin + path);
  if (answer.headers.get('cache-status')?.endsWith('hit')) throw new Error(`${path} was not rendered.`);
  return answer;
}

/** Renames the row that lists show first. Resolves when the server has heard of it, too. */
async function edit({ database }: Site, edited: EditedRows): Promise<void> {
  await database.query(edits[edited]);
  await pause(hearingMilliseconds);
}

const renamed = "title = regexp_replace(title, ', edit .*$', '') || ', edit ' || md5(random()::text)";
const edits: Record<EditedRows, string> = {
  events: `UPDATE events SET ${renamed} WHERE id = (SELECT id FROM events
    WHERE kind = 'event' AND NOT is_recurring AND date >= current_date::text ORDER BY date, id LIMIT 1)`,
  sermons: `UPDATE sermons SET ${renamed} WHERE id = (SELECT id FROM sermons ORDER BY date DESC, id LIMIT 1)`,
};
