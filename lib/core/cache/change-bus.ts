import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { perProcess } from '#lib/core/process/per-process.ts';
import { isPageTopic, type LiveTopic } from './live-topics.ts';

/** The maximum number of remembered writes. Writes that changed no row never get a notice. */
const mostEntries = 1000;

interface ChangeHub {
  generation: number;
  /** How often each topic has changed. */
  changes: Map<LiveTopic, number>;
  /** The number of changes of all topics together, and its value at the last change of each topic. */
  count: number;
  lastOf: Map<LiveTopic, number>;
  /** The number of scheduled changes that have happened. */
  moments: number;
  isListening: boolean;
  emitter: EventEmitter;
  ownWrites: OwnWrites;
}

interface OwnWrites {
  process: string;
  count: number;
  /** Topic and name of each write that has dropped pages once; the entry is removed at the second notice. */
  dropped: Set<string>;
}

const hub = perProcess(
  'changes',
  (): ChangeHub => ({
    generation: 1,
    changes: new Map(),
    count: 0,
    lastOf: new Map(),
    moments: 0,
    isListening: false,
    emitter: new EventEmitter().setMaxListeners(0),
    ownWrites: { process: randomUUID(), count: 0, dropped: new Set() },
  }),
);

/** Returns the number that every public change raises. A page rendered under an older one is never cached. */
export function currentGeneration(): number {
  return hub.generation;
}

/** Returns the number of changes of the topic since this process began. Reads made under an older number are stale. */
export function changeCountOf(topic: LiveTopic): number {
  return hub.changes.get(topic) ?? 0;
}

/** Returns the number of changes of all topics, public or not, since this process began. */
export function changeCount(): number {
  return hub.count;
}

/** Returns whether any of the topics has changed since `changeCount` returned this number. */
export function haveChangedSince(topics: Iterable<LiveTopic>, count: number): boolean {
  for (const topic of topics) if ((hub.lastOf.get(topic) ?? 0) > count) return true;
  return false;
}

/**
 * Returns the number of scheduled changes that have happened (scheduled-change.ts): pages rendered before one may
 * differ after it.
 */
export function momentCount(): number {
  return hub.moments;
}

/** Returns whether this process receives changes made by others (change-listener.ts): only then may it cache reads. */
export function isListeningForChanges(): boolean {
  return hub.isListening;
}

/** Sets whether this process receives changes made by others. */
export function setListening(isListening: boolean): void {
  hub.isListening = isListening;
}

/** Drops this process's cached pages and reads of the topic. */
export function dropCached(topic: LiveTopic): void {
  if (isPageTopic(topic)) hub.generation += 1;
  hub.changes.set(topic, changeCountOf(topic) + 1);
  hub.count += 1;
  hub.lastOf.set(topic, hub.count);
}

/** Drops this process's cache of the topic and notifies its listeners. */
export function publishChange(topic: LiveTopic): void {
  dropCached(topic);
  hub.emitter.emit('change', topic);
}

/** Publishes a scheduled change of the topic: time has passed, no row was written. */
export function publishMoment(topic: LiveTopic): void {
  hub.moments += 1;
  publishChange(topic);
}

/** Returns a unique name for a transaction of this process; its database notices carry it. */
export function nameWrite(): string {
  const writes = hub.ownWrites;
  writes.count += 1;
  return `${writes.process}.${writes.count}`;
}

/**
 * Publishes committed transactions of this process, named by `nameWrite`. Drops the cache at once unless the database
 * notices of all of them already did. Listeners are notified once: by the notice, or here while this process does not
 * listen.
 */
export function publishWrite(topic: LiveTopic, writes: readonly string[]): void {
  if (isListeningForChanges()) {
    const unseen = writes.filter((write) => isFirstSightOf(topic, write));
    if (writes.length === 0 || unseen.length > 0) dropCached(topic);
  } else publishChange(topic);
}

/** Publishes a change from a database notice, made by this process or any other. */
export function publishNotice(topic: LiveTopic, write: string | undefined): void {
  if (!write || isFirstSightOf(topic, write)) dropCached(topic);
  hub.emitter.emit('change', topic);
}

/** Calls `listener` with the topic of every change, until the returned function is called. */
export function onChange(listener: (topic: LiveTopic) => void): () => void {
  hub.emitter.on('change', listener);
  return () => hub.emitter.off('change', listener);
}

/**
 * Returns whether the cache of the topic must still be dropped for this write. A write of this process arrives twice,
 * from its command and from the database notice, in either order: true the first time, false the second. Always true
 * for writes of other processes.
 */
function isFirstSightOf(topic: LiveTopic, write: string): boolean {
  const { process, dropped } = hub.ownWrites;
  if (!write.startsWith(`${process}.`)) return true;
  const name = `${topic} ${write}`;
  if (dropped.delete(name)) return false;
  dropped.add(name);
  const [oldest] = dropped;
  if (dropped.size > mostEntries && oldest !== undefined) dropped.delete(oldest);
  return true;
}
