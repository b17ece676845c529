import { fork } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { liveChannel } from '#lib/core/cache/change-listener.ts';
// Sets the church of the demo, whose zone decides the date.
import '#lib/core/church/current-church.ts';
import { addDays } from '#lib/core/dates/calendar-date.ts';
import { churchToday } from '#lib/core/dates/church-time.ts';
import { nextMessage, stopperOf } from '../servers/child-processes.ts';
import { type Site, staffCookie } from '../servers/site.ts';
import { mostWithin, percentile } from '../statistics.ts';
import type { VisitorFigures, VisitorsTask } from './live-visitors.ts';

/** Figures of many open pages and one change that is announced to all of them. */
export interface LiveFigures {
  /** The number of open streams when the church was closed. */
  streams: number;
  /** Resident memory of the server in bytes, without and with them. */
  memoryBefore: number;
  memoryWith: number;
  /** From the database's notice of the closing until that share of the pages had received it. */
  heardByHalfMilliseconds: number;
  heardBy99PercentMilliseconds: number;
  /** The number of requests that the pages made afterwards. */
  requests: number;
  /** The most of them within a second. */
  peakRequestsPerSecond: number;
  /** From the notice until the last answer. */
  answeredMilliseconds: number;
}

/** The streams of one process of visitors, below common limits of open files. */
const streamsOfProcess = 1250;
const warmUpStreams = 200;
const restMilliseconds = 5000;

/** Opens that many streams, closes the church once, and measures what follows. @throws Error for a wrong answer */
export async function measureLive(site: Site, streams: number): Promise<LiveFigures> {
  await followChange(site, [warmUpStreams], announceEvents);
  await pause(restMilliseconds);
  const memoryBefore = (await site.usage()).memory.rss;
  const counts = Array.from({ length: Math.ceil(streams / streamsOfProcess) }, (_, at) =>
    Math.min(streamsOfProcess, streams - at * streamsOfProcess),
  );
  const { streams: opened, changedAt, ...seen } = await followChange(site, counts, closeChurch);
  return {
    streams: opened,
    memoryBefore,
    memoryWith: seen.memoryWith,
    heardByHalfMilliseconds: percentile(seen.heardAt, 0.5) - changedAt,
    heardBy99PercentMilliseconds: percentile(seen.heardAt, 0.99) - changedAt,
    requests: seen.askedAt.length,
    peakRequestsPerSecond: mostWithin(seen.askedAt, 1000),
    answeredMilliseconds: percentile(seen.answeredAt, 1) - changedAt,
  };
}

/** @param change makes the change, and returns the instant at which the database announced it */
async function followChange(site: Site, counts: number[], change: (site: Site) => Promise<number>) {
  const script = join(import.meta.dirname, 'live-visitors.ts');
  const visitors = counts.map(() => fork(script, { execArgv: ['--import', 'tsx'] }));
  const stops = visitors.map(stopperOf);
  try {
    const opened = visitors.map((child, at) => {
      child.send({ origin: site.origin, streams: counts[at] ?? 0 } satisfies VisitorsTask);
      return nextMessage<number>(child, 'opened');
    });
    const streams = (await Promise.all(opened)).reduce((sum, count) => sum + count, 0);
    await pause(restMilliseconds);
    const memoryWith = (await site.usage()).memory.rss;
    const figures = Promise.all(visitors.map((child) => nextMessage<VisitorFigures>(child, 'figures')));
    // After a failed change the visitors are ended, which must not count as another failure.
    figures.catch(() => undefined);
    const changedAt = await change(site);
    const all = await figures;
    const failures = all.reduce((sum, each) => sum + each.failures, 0);
    if (failures > 0) throw new Error(`${failures} answers to open pages were not right.`);
    return {
      streams,
      changedAt,
      memoryWith,
      heardAt: all.flatMap((each) => each.heardAt),
      askedAt: all.flatMap((each) => each.askedAt),
      answeredAt: all.flatMap((each) => each.answeredAt),
    };
  } finally {
    await Promise.all(stops.map((stop) => stop()));
  }
}

async function announceEvents({ database }: Site): Promise<number> {
  const changedAt = Date.now();
  await database.query('SELECT pg_notify($1, $2)', [liveChannel, 'events']);
  return changedAt;
}

/** Closes the church for a week, as staff do. @throws Error when the API refuses it */
async function closeChurch(site: Site): Promise<number> {
  const cookie = await staffCookie(site);
  await site.database.query(`LISTEN ${liveChannel}`);
  const told = new Promise<number>((resolve) => {
    site.database.once('notification', () => resolve(Date.now()));
  });
  const today = churchToday();
  const answer = await fetch(`${site.origin}/api/closings`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({
      from: today,
      to: addDays(today, 6),
      mode: 'cancelled',
      message: 'The roads are frozen: stay home.',
    }),
  });
  if (answer.status !== 201) throw new Error(`The closing answered ${answer.status}.`);
  return told;
}

/** Returns the server's memory per open stream, in bytes. */
export function memoryOfStream({ streams, memoryBefore, memoryWith }: LiveFigures): number {
  return (memoryWith - memoryBefore) / streams;
}
