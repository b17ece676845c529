import { setTimeout as pause } from 'node:timers/promises';
import type { Site } from '../servers/site.ts';
import { percentile } from '../statistics.ts';
import { type Edit, editor } from './event-editor.ts';
import { readOnce } from './read-once.ts';

/** Visitors who read the whole site while staff edit one event over and over. */
export interface EditsFigures extends ReadingFigures {
  addresses: number;
  /** The same for ten seconds at most in which each edit makes all pages be rendered anew. */
  allDropped: ReadingFigures;
}

interface ReadingFigures {
  seconds: number;
  requests: number;
  /** Answers that were not 200, and questions that were not answered. */
  errors: number;
  edits: number;
  /** Edits that the very next answer did not show, on one of the addresses that show them. */
  stale: number;
  /** Answers that were rendered for it. */
  rendered: number;
  p50Milliseconds: number;
  p99Milliseconds: number;
  /** The share of one processor that the server took, all of its threads. */
  busyShare: number;
  /** Resident memory of the server in bytes: at the start, after each minute, at the end. */
  memory: number[];
}

const requestsPerSecond = 200;
const editMilliseconds = 2000;
const longestSecondsDropped = 10;
const minuteMilliseconds = 60_000;

/** What is counted while it lasts. */
interface Counts {
  times: number[];
  errors: number;
  rendered: number;
  edits: number;
  stale: number;
}

/** Asks for the addresses of the sitemap in turn, at a fixed pace whether or not the answers keep up. */
export async function measureEdits(site: Site, seconds: number): Promise<EditsFigures> {
  const paths = await sitemapPaths(site.origin);
  const edit = await editor(site);
  for (const path of paths) await readOnce(site.origin + path);
  const figures = await measureReading(site, { paths, edit, seconds });
  const allDropped = await measureReading(site, {
    paths,
    edit: async (title) => {
      await edit(title);
      await site.outdate();
      return true;
    },
    seconds: Math.min(seconds, longestSecondsDropped),
  });
  return { ...figures, addresses: paths.length, allDropped };
}

interface Reading {
  paths: readonly string[];
  edit: Edit;
  seconds: number;
}

async function measureReading(site: Site, { paths, edit, seconds }: Reading): Promise<ReadingFigures> {
  const counts: Counts = { times: [], errors: 0, rendered: 0, edits: 0, stale: 0 };
  const before = await site.usage();
  const began = performance.now();
  const end = began + seconds * 1000;
  const [memory] = await Promise.all([
    sampleMemory(site, end),
    readOn(site.origin, paths, counts, end),
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

async function readOn(origin: string, paths: readonly string[], counts: Counts, end: number): Promise<void> {
  const began = performance.now();
  const asked: Promise<void>[] = [];
  while (performance.now() < end) {
    const due = ((performance.now() - began) / 1000) * requestsPerSecond;
    while (asked.length < due)
      asked.push(readTimed(`${origin}${paths[asked.length % paths.length]}`, counts));
    await pause(1000 / requestsPerSecond);
  }
  await Promise.all(asked);
}

async function readTimed(url: string, counts: Counts): Promise<void> {
  const began = performance.now();
  try {
    const { status, wasRendered } = await readOnce(url);
    counts.times.push(performance.now() - began);
    if (status !== 200) counts.errors += 1;
    if (wasRendered) counts.rendered += 1;
  } catch {
    counts.errors += 1;
  }
}

async function editOn(edit: Edit, counts: Counts, end: number): Promise<void> {
  for (let next = performance.now(); next < end; next += editMilliseconds) {
    await pause(Math.max(next - performance.now(), 0));
    counts.edits += 1;
    if (!(await edit(`Supper no. ${Date.now()}`))) counts.stale += 1;
  }
}

/** At the start, after each minute, and at the end. */
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
