import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { liveChannel } from '#lib/core/cache/change-notice.ts';
// What day it is goes by the demo's church.
import '#lib/core/church/current-church.ts';
import { addDays } from '#lib/core/dates/calendar-date.ts';
import { churchToday } from '#lib/core/dates/church-time.ts';
import { whenStopped } from '../cleanup.ts';
import type { Site } from '../servers/site.ts';
import { staffCookie } from '../servers/staff-cookie.ts';
import { mostWithin, percentile } from '../statistics.ts';
import type { VisitorFigures, VisitorsTask } from './live-visitors.ts';

/** Many open pages, and one change that all of them hear of. */
export interface LiveFigures {
  /** How many streams were open when the church was closed. */
  streams: number;
  /** Resident memory of the server in bytes, without and with them. */
  memoryBefore: number;
  memoryWith: number;
  /** From the moment the database told of the closing until so many pages had heard of it. */
  heardByHalfMilliseconds: number;
  heardBy99PercentMilliseconds: number;
  /** What the pages asked for afterwards. */
  requests: number;
  /** The most of them that came within a second. */
  peakRequestsPerSecond: number;
  /** From then until the last of them was answered. */
  answeredMilliseconds: number;
}

/** How many streams one process of visitors opens: a system may allow each a thousand files and a few. */
const streamsOfProcess = 1250;
const warmUpStreams = 200;
const restMilliseconds = 5000;

/** Opens so many streams, closes the church once, and counts what follows. @throws Error when pages are not answered right */
export async function measureLive(site: Site, streams: number): Promise<LiveFigures> {
  await followChange(site, [warmUpStreams], announceEvents);
  await pause(restMilliseconds);
  const memoryBefore = (await site.usage()).memory.rss;
  const counts = Array.from({ length: Math.ceil(streams / streamsOfProcess) }, (_, at) =>
    Math.min(streamsOfProcess, streams - at * streamsOfProcess),
  );
  const { opened, changedAt, memoryWith, heardAt, askedAt, answeredAt } = await followChange(
    site,
    counts,
    closeChurch,
  );
  return {
    streams: opened,
    memoryBefore,
    memoryWith,
    heardByHalfMilliseconds: percentile(heardAt, 0.5) - changedAt,
    heardBy99PercentMilliseconds: percentile(heardAt, 0.99) - changedAt,
    requests: askedAt.length,
    peakRequestsPerSecond: mostWithin(askedAt, 1000),
    answeredMilliseconds: percentile(answeredAt, 1) - changedAt,
  };
}

/** @param change makes the change, and gives the instant at which the database told of it */
async function followChange(site: Site, counts: number[], change: (site: Site) => Promise<number>) {
  const visitors = counts.map(() => startVisitors());
  try {
    const opened = await Promise.all(
      visitors.map((child, at) => openStreams(child, { origin: site.origin, streams: counts[at] ?? 0 })),
    );
    await pause(restMilliseconds);
    const memoryWith = (await site.usage()).memory.rss;
    const figures = Promise.all(visitors.map((child) => told<{ figures: VisitorFigures }>(child, 'figures')));
    // When the change fails, they are ended, and that is no news.
    figures.catch(() => undefined);
    const changedAt = await change(site);
    const all = (await figures).map((message) => message.figures);
    const failures = all.reduce((sum, each) => sum + each.failures, 0);
    if (failures > 0) throw new Error(`${failures} answers to open pages were not right.`);
    return {
      opened: opened.reduce((sum, count) => sum + count, 0),
      changedAt,
      memoryWith,
      heardAt: all.flatMap((each) => each.heardAt),
      askedAt: all.flatMap((each) => each.askedAt),
      answeredAt: all.flatMap((each) => each.answeredAt),
    };
  } finally {
    await Promise.all(visitors.map(stop));
  }
}

async function announceEvents({ database }: Site): Promise<number> {
  const changedAt = Date.now();
  await database.query('SELECT pg_notify($1, $2)', [liveChannel, 'events']);
  return changedAt;
}

/** Closes the church for a week, as staff do. @throws Error when it is not closed */
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

function startVisitors(): ChildProcess {
  const child = fork(join(import.meta.dirname, 'live-visitors.ts'), { execArgv: ['--import', 'tsx'] });
  child.once(
    'exit',
    whenStopped(() => stop(child)),
  );
  return child;
}

async function openStreams(child: ChildProcess, task: VisitorsTask): Promise<number> {
  const answer = told<{ opened: number }>(child, 'opened');
  child.send(task);
  return (await answer).opened;
}

/** The next message with that field. @throws Error when the process ends instead */
function told<Message extends object>(child: ChildProcess, name: keyof Message): Promise<Message> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error('A process of visitors has ended.'));
    const listen = (message: Message) => {
      if (!(name in message)) return;
      child.off('message', listen).off('exit', fail);
      resolve(message);
    };
    child.on('message', listen).once('exit', fail);
  });
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const end = once(child, 'exit');
  child.kill();
  await end;
}

/** What one open stream takes of the server's memory, in bytes. */
export function memoryOfStream({ streams, memoryBefore, memoryWith }: LiveFigures): number {
  return (memoryWith - memoryBefore) / streams;
}
