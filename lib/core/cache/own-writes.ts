import { randomUUID } from 'node:crypto';
import type { LiveTopic } from './change-bus.ts';

interface OwnWrites {
  process: string;
  count: number;
  /** Topic and name of each write that pages were dropped for once, until they would be a second time. */
  dropped: Set<string>;
}

/** Writes whose notice never comes, since they changed no row, are forgotten beyond this number. */
const mostEntries = 1000;

// The server and the application behind it are bundled apart but share one process and its state.
const key = Symbol.for('belltower.own-writes');
const holder = globalThis as { [key]?: OwnWrites };

function ownWrites(): OwnWrites {
  holder[key] ??= { process: randomUUID(), count: 0, dropped: new Set() };
  return holder[key];
}

/** A name for a transaction of this process, unlike any of another process; its notices carry it. */
export function nameWrite(): string {
  const writes = ownWrites();
  writes.count += 1;
  return `${writes.process}.${writes.count}`;
}

/**
 * Whether what is cached of the topic has yet to be dropped for this write. A write of this process is seen to
 * twice, when its command ends and when the database tells of it, in either order and both after it has landed:
 * true the first time, false the second. Always true for a write of another process.
 */
export function isFirstSightOf(topic: LiveTopic, write: string): boolean {
  const { process, dropped } = ownWrites();
  if (!write.startsWith(`${process}.`)) return true;
  const name = `${topic} ${write}`;
  if (dropped.delete(name)) return false;
  dropped.add(name);
  const [oldest] = dropped;
  if (dropped.size > mostEntries && oldest !== undefined) dropped.delete(oldest);
  return true;
}
