import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { perProcess } from '#lib/core/platform/per-process.ts';
import type { LiveTopic } from './live-topics.ts';

/** Topics that never show on a public page: they are told to listeners and clear no page. */
const privateTopics: ReadonlySet<LiveTopic> = new Set(['prayer-requests']);

/** Writes whose notice never comes, since they changed no row, are forgotten beyond this number. */
const mostEntries = 1000;

interface ChangeHub {
  generation: number;
  /** How often each topic has changed. */
  changes: Map<LiveTopic, number>;
  /** How many changes there have been of all topics together, and how many there were with the last one of each. */
  count: number;
  lastOf: Map<LiveTopic, number>;
  /** How many planned moments have come. */
  moments: number;
  isListening: boolean;
  emitter: EventEmitter;
  ownWrites: OwnWrites;
}

interface OwnWrites {
  process: string;
  count: number;
  /** Topic and name of each write that pages were dropped for once, until they would be a second time. */
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

/** The number that any change of public content raises. A page rendered under an older one is never cached. */
export function currentGeneration(): number {
  return hub.generation;
}

/** How often the topic has changed since this process began: what was read of it under another number is old. */
export function changeCountOf(topic: LiveTopic): number {
  return hub.changes.get(topic) ?? 0;
}

/** The number of changes of all topics, public or not, since this process began. */
export function changeCount(): number {
  return hub.count;
}

/** Whether any of the topics has changed since `changeCount` gave this number. */
export function haveChangedSince(topics: Iterable<LiveTopic>, count: number): boolean {
  for (const topic of topics) if ((hub.lastOf.get(topic) ?? 0) > count) return true;
  return false;
}

/** How many planned moments have come (scheduled-change.ts): what was rendered before one may be otherwise after it. */
export function momentCount(): number {
  return hub.moments;
}

/** Whether this process is told of changes that others make (change-listener.ts): only then may it cache reads. */
export function isListeningForChanges(): boolean {
  return hub.isListening;
}

/** Sets whether this process is told of changes from now on. */
export function setListening(isListening: boolean): void {
  hub.isListening = isListening;
}

/** Drops what this process caches of the topic, at once: every finished page, and what was read. */
export function dropCached(topic: LiveTopic): void {
  if (!privateTopics.has(topic)) hub.generation += 1;
  hub.changes.set(topic, changeCountOf(topic) + 1);
  hub.count += 1;
  hub.lastOf.set(topic, hub.count);
}

/** Drops what this process caches of the topic and tells its listeners that it changed. */
export function publishChange(topic: LiveTopic): void {
  dropCached(topic);
  hub.emitter.emit('change', topic);
}

/** What follows when a planned moment comes: the topic changes, though nobody touched it. */
export function publishMoment(topic: LiveTopic): void {
  hub.moments += 1;
  publishChange(topic);
}

/** A name for a transaction of this process, unlike any of another process; its notices carry it. */
export function nameWrite(): string {
  const writes = hub.ownWrites;
  writes.count += 1;
  return `${writes.process}.${writes.count}`;
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
  hub.emitter.emit('change', topic);
}

/** Calls `listener` with the topic of every change, until the returned function is called. */
export function onChange(listener: (topic: LiveTopic) => void): () => void {
  hub.emitter.on('change', listener);
  return () => hub.emitter.off('change', listener);
}

/**
 * Whether what is cached of the topic has yet to be dropped for this write. A write of this process is seen to
 * twice, when its command ends and when the database tells of it, in either order and both after it has landed:
 * true the first time, false the second. Always true for a write of another process.
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
