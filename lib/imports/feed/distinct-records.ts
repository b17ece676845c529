import { createHash } from 'node:crypto';
import type { SourceItem, SourceRecord } from '../source.ts';
import { feedMessages } from './messages.ts';

/**
 * The items of a feed, each record under a key of its own. Entries that share an id, which feeds should not have, are
 * told apart by their day and what they play, whatever order they come in. One that comes twice is taken once; where
 * its words differ, that is said.
 */
export function distinctRecords(items: readonly SourceItem[]): SourceItem[] {
  const first = new Map<string, SourceRecord>();
  const kept = items.flatMap((item): SourceItem[] => {
    if (!('record' in item)) return [item];
    const { record } = item;
    const same = first.get(identityOf(record));
    if (same) return saysSame(same, record) ? [] : [{ problem: feedMessages.twice(record.title) }];
    first.set(identityOf(record), record);
    return [item];
  });
  const byKey = countsOf([...first.values()].map(({ key }) => key));
  const byPlay = countsOf([...first.values()].map(playKey));
  return kept.map((item) => {
    if (!('record' in item) || byKey.get(item.record.key) === 1) return item;
    const { record } = item;
    const key = playKey(record);
    const own = byPlay.get(key) === 1 ? key : `${key} ${digestOf([record.values.title])}`;
    return { record: { ...record, key: own } };
  });
}

/** Its id with its day and what it plays. */
function playKey({ key, values }: SourceRecord): string {
  return `${key} ${digestOf([values.date, values.video_url])}`;
}

function countsOf(keys: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

function identityOf({ key, values }: SourceRecord): string {
  return JSON.stringify([key, values.date, values.video_url, values.title]);
}

function saysSame(one: SourceRecord, other: SourceRecord): boolean {
  return JSON.stringify(one.values) === JSON.stringify(other.values);
}

function digestOf(values: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('base64url').slice(0, 16);
}
