import { diffArrays } from 'diff';

export interface DiffPart {
  kind: 'same' | 'gone' | 'new';
  text: string;
}

/** Beyond so many words that differ the texts are shown one after the other: no diff of theirs is worth the wait. */
const mostChanges = 2000;

/** What went and what came between two texts, word by word, in reading order; what went stands before what came. */
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

/** Of what stayed the same, so many characters are shown beside each change. */
const surroundingCharacters = 70;

/** The same, with what stayed the same cut down to the surroundings of each change. */
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

/** How many words both begin with: however different the rest is, it is known to be the same. */
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
