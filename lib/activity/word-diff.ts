import { diffArrays } from 'diff';

export interface DiffPart {
  kind: 'same' | 'gone' | 'new';
  text: string;
}

/** With more differing words the texts are shown one after the other: a diff would take too long. */
const mostChanges = 2000;

/** Returns removed and added words between two texts in reading order, removals before additions. */
export function wordDiff(before: string, after: string): DiffPart[] {
  const [old, now] = [words(before), words(after)];
  const start = sharedLength(old, now);
  const end = sharedLength(old.slice(start).reverse(), now.slice(start).reverse());
  const parts = [
    part('same', old.slice(0, start)),
    ...between(old.slice(start, old.length - end), now.slice(start, now.length - end)),
    part('same', old.slice(old.length - end)),
  ];
  return parts.filter(({ text }) => text !== '');
}

/** The number of unchanged characters that are shown beside each change. */
const surroundingCharacters = 70;

/** Returns the parts with unchanged text shortened to the context of each change. */
export function foldedDiff(before: string, after: string): DiffPart[] {
  return wordDiff(before, after).map((each, place, all) => {
    if (each.kind !== 'same') return each;
    const head = place > 0 ? each.text.slice(0, surroundingCharacters) : '';
    const tail = place < all.length - 1 ? each.text.slice(-surroundingCharacters) : '';
    if (each.text.length <= head.length + tail.length + 20) return each;
    return { kind: 'same', text: `${head} … ${tail}` };
  });
}

/** Words and the spaces between them, so that joined again they are the text. */
function words(text: string): string[] {
  return text.match(/\s+|[^\s]+/g) ?? [];
}

/** Returns the number of leading words that both texts share. */
function sharedLength(one: readonly string[], other: readonly string[]): number {
  const differs = one.findIndex((word, index) => word !== other[index]);
  return differs === -1 ? one.length : differs;
}

function between(old: string[], now: string[]): DiffPart[] {
  const changes = diffArrays(old, now, { maxEditLength: mostChanges });
  if (!changes) return [part('gone', old), part('new', now)];
  return changes.map(({ removed, added, value }) => part(removed ? 'gone' : added ? 'new' : 'same', value));
}

function part(kind: DiffPart['kind'], text: readonly string[]): DiffPart {
  return { kind, text: text.join('') };
}
