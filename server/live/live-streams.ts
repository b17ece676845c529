import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { onChange } from '#lib/core/cache/change-bus.ts';
import { timeOfLiveId } from '#lib/core/cache/live-id.ts';
import { type LiveTopic, liveTopics } from '#lib/core/cache/live-topics.ts';
import { dataPolicy } from '#lib/core/http/csp.ts';
import { farewell, greeting, OpenStreams, topicFrame } from './open-streams.ts';

export interface LiveStreams {
  /** How many are open. */
  readonly open: number;
  /** Answers GET with a stream, under the headers of every response, and HEAD with the headers alone. */
  answer(request: IncomingMessage, response: ServerResponse, headers: Readonly<Record<string, string>>): void;
  /** Ends all of them: browsers come back to whatever serves then. */
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
 * Server-Sent Events named after what changed, for any number of browsers, by one listener to the change bus. Beyond
 * `most` open streams a browser gets a short one, and asks again in a minute. Whoever comes back is told what it missed.
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
      // A connection ends with its stream, or closing would wait for browsers that keep it for another request.
      if (request.method === 'GET') response.shouldKeepAlive = false;
      // So its end needs no announcing, and what is sent to all goes out as it is, without a length for each.
      response.removeHeader('Transfer-Encoding');
      response.writeHead(200, { ...headers, ...streamHeaders });
      if (request.method === 'HEAD') return void response.end();
      const isFull = streams.size >= most;
      const missed = framesOf(changes.since(request.headers['last-event-id']?.toString()));
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

/** Calls `note` for each change, and `tell` for all changes of one moment together, each topic once. */
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

/** How many pages a second may come with their questions; each has a handful of them. */
const pagesPerSecond = 500;
const fewPages = 100;
const longestMilliseconds = 10_000;

/**
 * Over how long so many open pages spread what they ask after a change, in milliseconds. A few ask at once, and so
 * do the pages of staff, who alone listen for prayer requests.
 */
function spreadOf(pages: number, topic: LiveTopic): number {
  if (pages < fewPages || topic === 'prayer-requests') return 0;
  return Math.min(Math.round((pages / pagesPerSecond) * 1000), longestMilliseconds);
}

/** The clocks of two servers differ by less. */
const toleranceMilliseconds = 5000;

interface MissedChanges {
  note(topic: LiveTopic): void;
  /** The topics that changed since the id that a browser heard last; none for whoever comes for the first time. */
  since(id: string | undefined): LiveTopic[];
}

/** Remembers when each topic changed. What happened before this process began may be anything. */
function createMissedChanges(): MissedChanges {
  const changedAt = new Map<LiveTopic, number>(liveTopics.map((topic) => [topic, Date.now()]));
  return {
    note: (topic) => void changedAt.set(topic, Date.now()),
    since(id) {
      const heardAt = id === undefined ? undefined : timeOfLiveId(id);
      if (heardAt === undefined) return [];
      return liveTopics.filter((topic) => (changedAt.get(topic) ?? 0) > heardAt - toleranceMilliseconds);
    },
  };
}

const mostOfAll = 10_000;
/** Where the system does not say how many files a process may open. */
const assumedFiles = 2048;

/**
 * How many live streams may be open: half of the files that the system lets this process open, since pages need
 * connections too, and 10,000 at most.
 */
export async function mostStreams(): Promise<number> {
  const limits = await readFile('/proc/self/limits', 'utf8').catch(() => '');
  const files = Number(/^Max open files\s+(\d+)/m.exec(limits)?.[1] ?? assumedFiles);
  return Math.min(mostOfAll, Math.floor(files / 2));
}
