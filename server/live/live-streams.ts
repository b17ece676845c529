import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { onChange } from '#lib/core/cache/change-bus.ts';
import { timeOfLiveId } from '#lib/core/cache/live-id.ts';
import { isPageTopic, type LiveTopic, liveTopics } from '#lib/core/cache/live-topics.ts';
import { dataPolicy } from '#lib/core/http/csp.ts';
import { farewell, greeting, OpenStreams, topicFrame } from './open-streams.ts';

export interface LiveStreams {
  /** The number of open streams. */
  readonly open: number;
  /** Answers GET with a stream and HEAD with the headers alone. */
  answer(request: IncomingMessage, response: ServerResponse, headers: Readonly<Record<string, string>>): void;
  /** Ends all streams; browsers reconnect. */
  close(): void;
}

const streamHeaders = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store, no-transform',
  'X-Accel-Buffering': 'no',
  'X-Robots-Tag': 'noindex, nofollow',
  'Content-Security-Policy': dataPolicy,
};

/**
 * Server-Sent Events named by topic for any number of browsers, with one listener on the change bus. Beyond `most` open
 * streams a browser gets a short one and reconnects in a minute. A browser first gets the topics that changed between the
 * loading of its page, or the loss of its stream, and this one.
 */
export function createLiveStreams(most: number): LiveStreams {
  const streams = new OpenStreams();
  const changes = createMissedChanges();
  const framesOf = (topics: Iterable<LiveTopic>) =>
    Array.from(topics, (topic) => topicFrame(topic, spreadOf(streams.size, topic))).join('');
  const leaveBus = onceAMoment((topics) => streams.send(framesOf(topics)), changes.note);
  let isClosed = false;
  return {
    get open() {
      return streams.size;
    },
    answer(request, response, headers) {
      // The connection ends with the stream: closing must not wait for keep-alive connections.
      if (request.method === 'GET') response.shouldKeepAlive = false;
      // Without chunks the same bytes go to every stream.
      response.removeHeader('Transfer-Encoding');
      response.writeHead(200, { ...headers, ...streamHeaders });
      if (request.method === 'HEAD') return void response.end();
      const isFull = streams.size >= most;
      const missed = framesOf(changes.since(heardUntil(request)));
      response.write((isFull ? farewell() : greeting()) + missed);
      if (isFull || isClosed) response.end();
      else streams.keep(response);
    },
    close() {
      isClosed = true;
      leaveBus();
      streams.end();
    },
  };
}

/** Calls `note` for each change, and `tell` once per turn of the event loop with the changed topics. */
function onceAMoment(
  tell: (topics: ReadonlySet<LiveTopic>) => void,
  note: (topic: LiveTopic) => void,
): () => void {
  const untold = new Set<LiveTopic>();
  const tellAll = () => {
    tell(untold);
    untold.clear();
  };
  return onChange((topic) => {
    note(topic);
    if (untold.size === 0) setImmediate(tellAll);
    untold.add(topic);
  });
}

/** The number of pages per second that may send their requests, a few each. */
const pagesPerSecond = 500;
const fewPages = 100;
const longestMilliseconds = 10_000;

/**
 * Returns the time over which open pages spread their requests after a change, in milliseconds. A few pages ask at
 * once, and so do staff, who alone listen for what no page shows.
 */
function spreadOf(pages: number, topic: LiveTopic): number {
  if (pages < fewPages || !isPageTopic(topic)) return 0;
  return Math.min(Math.round((pages / pagesPerSecond) * 1000), longestMilliseconds);
}

/** The allowed difference between the clocks of two servers. */
const toleranceMilliseconds = 5000;

/**
 * Returns until when a browser knows of all changes, in milliseconds since 1970: until the last id of the stream it lost,
 * or until its page began to load; forever without either.
 */
function heardUntil({ headers, url = '' }: IncomingMessage): number {
  const lastId = timeOfLiveId(String(headers['last-event-id']));
  if (lastId !== undefined) return lastId - toleranceMilliseconds;
  const [, age] = /[?&]age=(\d{1,15})$/.exec(url) ?? [];
  return age === undefined ? Number.POSITIVE_INFINITY : Date.now() - Number(age);
}

interface MissedChanges {
  note(topic: LiveTopic): void;
  /** Returns the topics that changed after a time, in milliseconds since 1970. */
  since(time: number): LiveTopic[];
}

/** Records when each topic changed. Every topic counts as changed at the start of the process. */
function createMissedChanges(): MissedChanges {
  const changedAt = new Map<LiveTopic, number>(liveTopics.map((topic) => [topic, Date.now()]));
  return {
    note: (topic) => void changedAt.set(topic, Date.now()),
    since: (time) => liveTopics.filter((topic) => (changedAt.get(topic) ?? 0) > time),
  };
}

const mostOfAll = 10_000;
/** The limit of open files where the system does not state one. */
const assumedFiles = 2048;

/**
 * Returns the limit of open streams: half of the files that this process may open, since pages need connections too,
 * and at most 10,000.
 */
export async function mostStreams(): Promise<number> {
  const limits = await readFile('/proc/self/limits', 'utf8').catch(() => '');
  const files = Number(/^Max open files\s+(\d+)/m.exec(limits)?.[1] ?? assumedFiles);
  return Math.min(mostOfAll, Math.floor(files / 2));
}
