import { EventEmitter } from 'node:events';
import { isFirstSightOf } from './own-writes.ts';

/** What changed, never how: the names browser listeners get too. */
export const liveTopics = [
  'prayer-requests',
  'announcements',
  'events',
  'sermons',
  'ministries',
  'settings',
] as const;
export type LiveTopic = (typeof liveTopics)[number];

/** Topics that never show on a public page: they are told to listeners and clear no page. */
const privateTopics: ReadonlySet<LiveTopic> = new Set(['prayer-requests']);

/** No timer can wait for longer than 24 days; a day is enough to look again. */
const longestWaitMilliseconds = 86_400_000;

interface ChangeHub {
  generation: number;
  /** How often each topic has changed. */
  changes: Map<LiveTopic, number>;
  isListening: boolean;
  /** What will change by itself, by the clock, at the moment it is planned for. */
  planned?: { at: number; timer: NodeJS.Timeout };
  emitter: EventEmitter;
}

// The server and the application behind it are bundled apart but share one process: their common
// state hangs on the process itself.
const key = Symbol.for('belltower.changes');
const holder = globalThis as { [key]?: ChangeHub };

function hub(): ChangeHub {
  holder[key] ??= {
    generation: 1,
    changes: new Map(),
    isListening: false,
    emitter: new EventEmitter().setMaxListeners(0),
  };
  return holder[key];
}

/** The number that any change of public content raises. A page rendered under an older one is never cached. */
export function currentGeneration(): number {
  return hub().generation;
}

/** How often the topic has changed since this process began: what was read of it under another number is old. */
export function changeCountOf(topic: LiveTopic): number {
  return hub().changes.get(topic) ?? 0;
}

/** Whether this process is told of changes that others make (change-listener.ts): only then may it cache reads. */
export function isListeningForChanges(): boolean {
  return hub().isListening;
}

/** Sets whether this process is told of changes from now on. */
export function setListening(isListening: boolean): void {
  hub().isListening = isListening;
}

/** Drops what this process caches of the topic, at once: every finished page, and what was read. */
export function dropCached(topic: LiveTopic): void {
  if (!privateTopics.has(topic)) hub().generation += 1;
  hub().changes.set(topic, changeCountOf(topic) + 1);
}

/** Drops what this process caches of the topic and tells its listeners that it changed. */
export function publishChange(topic: LiveTopic): void {
  dropCached(topic);
  hub().emitter.emit('change', topic);
}

/**
 * What follows transactions of this process that have landed (`nameWrite` gave them their names): what is cached is
 * dropped at once, unless the database's notices of all of them did so before. Listeners are told once, by the
 * notice, or here while this process does not listen for it.
 */
export function publishWrite(topic: LiveTopic, writes: readonly string[]): void {
  if (isListeningForChanges()) {
    const unseen = writes.filter((write) => isFirstSightOf(topic, write));
    if (writes.length === 0 || unseen.length > 0) dropCached(topic);
  } else publishChange(topic);
}

/** What follows the database's notice of a change: of a write of this process, or of anybody's. */
export function publishNotice(topic: LiveTopic, write: string | undefined): void {
  if (!write || isFirstSightOf(topic, write)) dropCached(topic);
  hub().emitter.emit('change', topic);
}

/**
 * Announces the topic when that moment comes, since content with a date changes though nobody touches it.
 * One plan stands at a time, the earliest: whoever reads afterwards plans what comes next.
 */
export function scheduleChange(topic: LiveTopic, at: Date): void {
  const planned = hub().planned;
  if (planned && planned.at <= at.getTime()) return;
  clearTimeout(planned?.timer);
  const wait = Math.min(Math.max(at.getTime() - Date.now(), 0), longestWaitMilliseconds);
  const timer = setTimeout(() => {
    hub().planned = undefined;
    // A timer may come a moment early, and a far one is only half way there.
    if (Date.now() < at.getTime()) scheduleChange(topic, at);
    else publishChange(topic);
  }, wait);
  timer.unref();
  hub().planned = { at: at.getTime(), timer };
}

/** Calls `listener` with the topic of every change, until the returned function is called. */
export function onChange(listener: (topic: LiveTopic) => void): () => void {
  hub().emitter.on('change', listener);
  return () => hub().emitter.off('change', listener);
}
