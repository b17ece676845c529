import { spreadOfLiveId } from '#lib/core/cache/live-id.ts';
import type { LiveTopic } from '#lib/core/cache/live-topics.ts';

type Listener = () => void;

const listeners = new Map<LiveTopic, Set<Listener>>();
/** Topics whose listeners are about to be called. */
const waiting = new Set<LiveTopic>();
/** This page's share of the spread after a change, from 0 to 1: one value, so that its requests coincide. */
const place = Math.random();
let source: EventSource | null = null;
/** Until when the page knows of all changes, in milliseconds since it began to load. */
let heardUntil = 0;
let isRestarting = false;
/** The number of consecutive refusals. */
let refusals = 0;
let comingBack: ReturnType<typeof setTimeout> | undefined;

/**
 * Calls `listener` on each change of the topic or topics, spread over time among many pages, and after any gap in
 * which a change may have been missed. One stream serves the page; a hidden tab holds none, since browsers allow
 * few.
 */
export function listenLive(
  topics: LiveTopic | readonly (LiveTopic | undefined)[],
  listener: Listener,
): () => void {
  const stops = [topics].flat().map((topic) => topic && listenTo(topic, listener));
  return () => {
    for (const stop of stops) stop?.();
  };
}

function listenTo(topic: LiveTopic, listener: Listener): () => void {
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

/** Covers changes missed while disconnected. */
function callAll(): void {
  for (const set of listeners.values()) for (const listener of set) listener();
}

/** Listeners that start together share one connection. */
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
  const stream = new EventSource(`/api/live?age=${Math.ceil(performance.now() - heardUntil)}`);
  for (const topic of listeners.keys()) {
    stream.addEventListener(topic, ({ lastEventId }) => tell(topic, place * spreadOfLiveId(lastEventId)));
  }
  stream.addEventListener('open', () => {
    if (refusals > 0) callAll();
    refusals = 0;
  });
  // A browser reconnects after a lost connection, not after an error status.
  stream.addEventListener('error', () => {
    if (stream === source && stream.readyState === EventSource.CLOSED) comeBack();
  });
  source = stream;
}

/**
 * Reconnects after 2 to 8 seconds, doubling with each refusal up to 64 seconds: a proxy refuses while the
 * site restarts.
 */
function comeBack(): void {
  stop();
  comingBack = setTimeout(restart, (2000 + place * 6000) * 2 ** Math.min(refusals, 3));
  refusals += 1;
}

/** Changes that arrive during the wait are handled together. */
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
  if (source?.readyState === EventSource.OPEN) heardUntil = performance.now();
  source?.close();
  source = null;
}
