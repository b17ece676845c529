import type { LiveTopic } from '#lib/core/cache/live-topics.ts';

type Listener = () => void;

const listeners = new Map<LiveTopic, Set<Listener>>();
let source: EventSource | null = null;
let isRestarting = false;

/**
 * Calls `listener` whenever the server says that the topic changed, and after any gap in which a change may
 * have been missed. One stream serves the whole page; a hidden tab holds none, since browsers allow few.
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
  if (document.visibilityState === 'hidden') return;
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
  for (const [topic, set] of listeners) {
    stream.addEventListener(topic, () => {
      for (const listener of set) listener();
    });
  }
  source = stream;
}

function stop(): void {
  source?.close();
  source = null;
}
