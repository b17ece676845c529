export interface DiffPart {
  kind: 'same' | 'gone' | 'new';
  text: string;
}

/** Beyond so many comparisons the texts are shown one after the other: no diff of theirs is worth the wait. */
const mostComparisons = 1_000_000;

/** What went and what came between two texts, word by word, in reading order. */
export function wordDiff(before: string, after: string): DiffPart[] {
  const [old, now] = [words(before), words(after)];
  const start = sharedLength(old, now);
  const end = sharedLength(old.slice(start).reverse(), now.slice(start).reverse());
  const middle = between(old.slice(start, old.length - end), now.slice(start, now.length - end));
  return joined([
    ...old.slice(0, start).map((text) => ({ kind: 'same' as const, text })),
    ...middle,
    ...old.slice(old.length - end).map((text) => ({ kind: 'same' as const, text })),
  ]);
}

/** Of what stayed the same, so many characters are kept beside each change. */
const keptCharacters = 70;

/** The same, with what stayed the same cut down to the surroundings of each change. */
export function foldedDiff(before: string, after: string): DiffPart[] {
  return wordDiff(before, after).map((part, place, all) => {
    if (part.kind !== 'same') return part;
    const head = place > 0 ? part.text.slice(0, keptCharacters) : '';
    const tail = place < all.length - 1 ? part.text.slice(-keptCharacters) : '';
    if (part.text.length <= head.length + tail.length + 20) return part;
    return { kind: 'same', text: `${head} … ${tail}` };
  });
}

/** Words and the spaces between them, so that joined again they are the text. */
function words(text: string): string[] {
  return text.match(/\s+|[^\s]+/g) ?? [];
}

function sharedLength(one: readonly string[], other: readonly string[]): number {
  const differs = one.findIndex((word, index) => word !== other[index]);
  return differs === -1 ? one.length : differs;
}

/** By the longest common subsequence. */
function between(old: readonly string[], now: readonly string[]): DiffPart[] {
  const gone = (text: string): DiffPart => ({ kind: 'gone', text });
  const added = (text: string): DiffPart => ({ kind: 'new', text });
  if (old.length * now.length > mostComparisons) return [...old.map(gone), ...now.map(added)];
  const lengths = commonLengths(old, now);
  const parts: DiffPart[] = [];
  let [i, j] = [0, 0];
  while (i < old.length && j < now.length) {
    if (old[i] === now[j]) {
      parts.push({ kind: 'same', text: old[i++] ?? '' });
      j++;
    } else if ((lengths[i + 1]?.[j] ?? 0) >= (lengths[i]?.[j + 1] ?? 0)) parts.push(gone(old[i++] ?? ''));
    else parts.push(added(now[j++] ?? ''));
  }
  return [...parts, ...old.slice(i).map(gone), ...now.slice(j).map(added)];
}

/** How much the ends of both have in common, from each pair of places on. */
function commonLengths(old: readonly string[], now: readonly string[]): Uint16Array[] {
  const lengths = Array.from({ length: old.length + 1 }, () => new Uint16Array(now.length + 1));
  for (let i = old.length - 1; i >= 0; i--) {
    for (let j = now.length - 1; j >= 0; j--) {
      const row = lengths[i];
      if (row)
        row[j] =
          old[i] === now[j]
            ? (lengths[i + 1]?.[j + 1] ?? 0) + 1
            : Math.max(lengths[i + 1]?.[j] ?? 0, row[j + 1] ?? 0);
    }
  }
  return lengths;
}

/** Neighbours of one kind as one part; what went stands before what came. */
function joined(parts: readonly DiffPart[]): DiffPart[] {
  const result: DiffPart[] = [];
  for (const part of parts) {
    const last = result.at(-1);
    if (last?.kind === part.kind) last.text += part.text;
    else result.push({ ...part });
  }
  return result;
}
