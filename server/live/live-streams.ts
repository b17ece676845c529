import type { IncomingMessage, ServerResponse } from 'node:http';
import { onChange } from '#lib/core/cache/change-bus.ts';
import type { LiveTopic } from '#lib/core/cache/live-topics.ts';
import { dataPolicy } from '#lib/core/http/csp.ts';
import { farewell, greeting, topicFrame } from './frames.ts';
import { createMissedChanges } from './missed-changes.ts';
import { OpenStreams } from './open-streams.ts';
import { spreadOf } from './spread.ts';

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
