/**
 * Returns messages whose sentences have one point where a fact ends in its own: 'Nos reunimos a las 9:00 a. m.', not
 * 'a. m..'. What people typed stays as it is.
 */
export function withOnePoint<Words>(words: Words): Words {
  return withTexts(words, (text, given) => given.filter(endsInPoint).reduce(once, text));
}

type Change = (text: string, given: readonly string[]) => string;

/** Returns messages with each of their texts changed; `given` are the texts that a function made it of. */
export function withTexts<Words>(words: Words, change: Change): Words {
  return changed(words, change, []) as Words;
}

/** Functions and what they return, lists and plain objects; anything else stays. */
function changed(part: unknown, change: Change, given: readonly string[]): unknown {
  const inner = (each: unknown) => changed(each, change, given);
  if (typeof part === 'string') return change(part, given);
  if (typeof part === 'function')
    return (...values: unknown[]) => changed(part(...values), change, textsIn(values));
  if (Array.isArray(part)) return part.map(inner);
  if (!isPlain(part)) return part;
  return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, inner(value)]));
}

/** Returns the sentence without the point behind each place of a fact; an ellipsis stays. */
function once(sentence: string, fact: string): string {
  const [first = '', ...others] = sentence.split(fact);
  return others.reduce((text, rest) => text + fact + rest.replace(/^\.(?!\.)/, ''), first);
}

/** A word and its point; not a point alone. */
function endsInPoint(fact: string): boolean {
  return fact.length > 1 && fact.endsWith('.');
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isPlain(value) ? Object.values(value).flatMap(textsIn) : [];
}

function isPlain(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
