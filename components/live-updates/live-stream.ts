import { spreadOfLiveId } from '#lib/core/cache/live-id.ts';
import type { LiveTopic } from '#lib/core/cache/live-topics.ts';

type Listener = () => void;

const listeners = new Map<LiveTopic, Set<Listener>>();
/** Topics whose listeners are called in a moment. */
const waiting = new Set<LiveTopic>();
/** This page's place among all that hear of a change, from 0 to 1: the one place keeps its questions together. */
const place = Math.random();
let source: EventSource | null = null;
let isRestarting = false;
/** How often in a row the stream was refused. */
let refusals = 0;
let comingBack: ReturnType<typeof setTimeout> | undefined;

/**
 * Calls `listener` whenever the server says that the topic changed, in this page's turn when many hear of it, and
 * after any gap in which a change may have been missed. One stream serves the whole page; a hidden tab holds none,
 * since browsers allow few.
 */
export function listenLive(topic: LiveTopic, listener: Listener): () => void {
  const set = listeners.get(topic) ?? new Set();
  listeners.set(topic, set.add(listener));
  if (listeners.size === 1 && set.size === 1) document.addEventListener('visibilitychange', followVisibility);
  restartOnce();
  return () => {
    set.delete(listener);
    if (set.size === 0) listeners.delete(topic);
    if (listeners.size > 0) return;
    document.removeEventListener('visibilitychange', followVisibility);
    stop();
  };
}

function followVisibility(): void {
  restart();
  if (document.visibilityState === 'visible') callAll();
}

/** For what may have changed while nothing was heard. */
function callAll(): void {
  for (const set of listeners.values()) for (const listener of set) listener();
}

/** Whoever begins to listen in the same moment shares one connection. */
function restartOnce(): void {
  if (isRestarting) return;
  isRestarting = true;
  queueMicrotask(() => {
    isRestarting = false;
    restart();
  });
}

function restart(): void {
  stop();
  if (document.visibilityState === 'hidden' || listeners.size === 0) return;
  const stream = new EventSource('/api/live');
  for (const topic of listeners.keys()) {
    stream.addEventListener(topic, ({ lastEventId }) => tell(topic, place * spreadOfLiveId(lastEventId)));
  }
  stream.addEventListener('open', () => {
    if (refusals > 0) callAll();
    refusals = 0;
  });
  // A browser comes back by itself to a stream that was lost, never to one that was answered with an error.
  stream.addEventListener('error', () => {
    if (stream === source && stream.readyState === EventSource.CLOSED) comeBack();
  });
  source = stream;
}

/**
 * Asks again in 2 to 8 seconds, after each refusal in a row in twice the time, up to 64 seconds: a proxy refuses
 * while the site restarts.
 */
function comeBack(): void {
  stop();
  comingBack = setTimeout(restart, (2000 + place * 6000) * 2 ** Math.min(refusals, 3));
  refusals += 1;
}

/** Changes that are heard of while others are waited for are seen to with them. */
function tell(topic: LiveTopic, waitMilliseconds: number): void {
  if (waiting.has(topic)) return;
  const call = () => {
    waiting.delete(topic);
    for (const listener of listeners.get(topic) ?? []) listener();
  };
  waiting.add(topic);
  if (waitMilliseconds === 0) call();
  else setTimeout(call, waitMilliseconds);
}

function stop(): void {
  clearTimeout(comingBack);
  source?.close();
  source = null;
}
