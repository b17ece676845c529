import { sortedText } from '#lib/core/text/sorted-text.ts';
import { textDigest } from '#lib/core/translations/text-digest.ts';

/**
 * Returns an id for each of these stored blocks, no two the same: its own, or one of its content, so that every reading
 * gives the same.
 */
export function idsOf(stored: readonly { id: string | undefined; content: unknown }[]): string[] {
  const taken = new Set(stored.map(({ id }) => id));
  const seen = new Set<string>();
  return stored.map(({ id, content }) => {
    const own = id !== undefined && !seen.has(id) ? id : madeId(content, taken);
    taken.add(own);
    seen.add(own);
    return own;
  });
}

/** Returns whether two blocks, or what holds blocks, say the same, regardless of ids and of the order of their fields. */
export function isSameContent(one: unknown, other: unknown): boolean {
  return contentText(one) === contentText(other);
}

/** Returns what blocks say as text, without their ids. */
export function contentText(value: unknown): string {
  return sortedText(JSON.parse(JSON.stringify(value ?? null, withoutId))) ?? '';
}

function withoutId(name: string, value: unknown): unknown {
  return name === 'id' ? undefined : value;
}

function madeId(content: unknown, taken: ReadonlySet<string | undefined>): string {
  const digest = textDigest(contentText(content));
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? digest : `${digest}-${number}`;
    if (!taken.has(id)) return id;
  }
}
