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
  const sharing = new Map<string, number>();
  const kept = items.flatMap((item): SourceItem[] => {
    if (!('record' in item)) return [item];
    const { record } = item;
    const same = first.get(identityOf(record));
    if (same) return saysSame(same, record) ? [] : [{ problem: feedMessages.twice(record.title) }];
    first.set(identityOf(record), record);
    sharing.set(record.key, (sharing.get(record.key) ?? 0) + 1);
    return [item];
  });
  const keys = new Set<string>();
  return kept.map((item) => {
    if (!('record' in item) || sharing.get(item.record.key) === 1) return item;
    const { key, values } = item.record;
    const own = `${key} ${digestOf([values.date, values.video_url])}`;
    const unique = keys.has(own) ? `${own} ${digestOf([values.title])}` : own;
    keys.add(own);
    return { record: { ...item.record, key: unique } };
  });
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
