import { setTimeout as pause } from 'node:timers/promises';
import { browserHeaders } from './load.ts';
import type { MeasuredProcess } from './servers/measured-process.ts';
import type { Site } from './servers/site.ts';
import { median } from './statistics.ts';

/** The cost of rendering a page, compression included. */
export type MissFigures = {
  /** Of an expired page: all threads of the server, without the database's process. */
  missCpuMilliseconds: number;
  /** Until the last byte, the database's work included. */
  missMilliseconds: number;
  /** The same right after an edit of a row that lists show. */
  changedCpuMilliseconds: number;
  changedMilliseconds: number;
};

type EditedRows = 'events' | 'sermons';

/** The time in which the server receives the notice of a change. */
const hearingMilliseconds = 50;
const warmUps = 5;

/** Measures that many renderings of an expired page, one at a time, then the same after edits. */
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

/** The median cost of equal requests: processor time, and time until the answer. */
export type Rendering = { cpuMilliseconds: number; milliseconds: number };

/** Measures that many requests, one at a time, after a few to warm up. @param once sends one */
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

/** Requests a page as a browser does. @throws Error when the answer is not 200 */
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

/** Renames the row that lists show first. Resolves when the server has received the notice. */
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
