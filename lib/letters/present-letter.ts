import type { Letter } from '#lib/core/generated/prisma/client.ts';
import { presentRow } from '#lib/core/operations/present-row.ts';
import { readBlocks } from '#lib/site-pages/blocks/block.ts';
import { type Topic, topicName } from '#lib/subscribers/schema.ts';
import {
  type LetterBlock,
  type LetterCounts,
  type LetterKind,
  type LetterRow,
  type LetterState,
  letterBlockKinds,
  letterRow,
  type StoredItem,
  storedItem,
} from './schema.ts';

/** Of a letter that was not sent. */
export const noCounts: LetterCounts = { readers: 0, sent: 0, waiting: 0, stopped: 0 };

/** Returns the stored items of a letter, those of its list blocks included. */
export function itemsOf({ items }: { items: unknown }): StoredItem[] {
  const list: unknown[] = Array.isArray(items) ? items : [];
  return list.flatMap((item) => storedItem.safeParse(item).data ?? []);
}

/** Returns the blocks of a letter. Their HTML is not safe yet. */
export function storedBlocksOf({ blocks }: Pick<Letter, 'blocks'>): LetterBlock[] {
  const known = readBlocks(blocks).filter(({ kind }) => letterBlockKinds.some((each) => each === kind));
  return known as LetterBlock[];
}

/** Returns whether a letter was decided: from then on it is as it was read. */
export function isFrozen({ state, sent_at }: { state: string; sent_at: unknown }): boolean {
  return state === 'ready' || Boolean(sent_at);
}

/** Returns the topics of a letter that this version knows. */
export function topicsOf({ topics }: Pick<Letter, 'topics'>): Topic[] {
  return topics.flatMap((topic) => topicName.safeParse(topic).data ?? []);
}

/** Returns the row as its schema states it; visitors get no counts. Its HTML is as it was stored: cleaned. */
export function toLetter(row: Letter, counts: LetterCounts | null = noCounts): LetterRow {
  const items = itemsOf(row).filter(({ block }) => block === null);
  return presentRow(letterRow, {
    ...row,
    kind: row.kind as LetterKind,
    state: row.state as LetterState,
    blocks: storedBlocksOf(row),
    items: items.map(({ dates: _, block: __, ...item }) => item),
    counts,
  });
}
