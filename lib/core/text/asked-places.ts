import { churchLanguage } from '#lib/core/church/locale.ts';
import { db } from '#lib/core/database/db.ts';
import type { Language } from '#lib/core/language/languages.ts';
import { foldText } from './folded.ts';
import { type SearchQuestion, unspacedLetter } from './search-question.ts';

/** The words of a text from the first to the last that was asked for, `end` not included; both 0 without any. */
export interface AskedPlace {
  readonly at: number;
  readonly end: number;
}

/** A part of a joined word. */
interface Part {
  readonly word: number;
  readonly letters: string;
}

interface Asked {
  /** Of words that count. */
  readonly roots: ReadonlySet<string>;
  /** The roots of each phrase, small words included. */
  readonly phrases: readonly (readonly string[])[];
  readonly rootOf: (letters: string) => string | undefined;
}

/** Words that stand together. */
const closeBy = 16;
/** A word, or a letter of a script without blanks, and what parts it from the next. */
const wordOrLetter = new RegExp(`(?:${unspacedLetter}|(?:(?!${unspacedLetter})\\S)+)\\s*`, 'gu');

/** Returns the words of a text, each with the blank behind it. */
export function wordsOf(text: string): string[] {
  return (text.normalize('NFC').match(wordOrLetter) ?? []).map((word) => word.replace(/\s+$/, ' '));
}

/** Returns the words of a text without what stands between them. */
export function lettersIn(text: string): string[] {
  return text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/**
 * Returns of each text, given as its words, the place that answers a question best: where a phrase stands word for word,
 * before where most of its words stand close together, in any of their forms in that language.
 */
export async function askedPlaces(
  question: SearchQuestion,
  texts: readonly (readonly string[])[],
  language: Language = churchLanguage(),
): Promise<AskedPlace[]> {
  const folded = new Map<string, string[]>();
  const read = texts.map((words) => words.flatMap((word, index) => partsOf(word, index, folded)));
  const asked = await askedIn(question, new Set([...folded.values()].flat()), language);
  return read.map((parts) => bestPlace(parts, asked));
}

function partsOf(word: string, index: number, folded: Map<string, string[]>): Part[] {
  const parts = folded.get(word) ?? lettersIn(foldText(word));
  folded.set(word, parts);
  return parts.map((letters) => ({ word: index, letters }));
}

/** Asks PostgreSQL for the roots of those words of the texts that begin as one that was asked for. */
async function askedIn(
  { wanted, phrases, number }: SearchQuestion,
  words: Set<string>,
  language: Language,
): Promise<Asked> {
  const asked = lettersIn(wanted);
  const numbers = number.match(/\d{7,}/g) ?? [];
  const beginnings = new Set(asked.map(first));
  const like = [...words].filter((word) => beginnings.has(first(word)));
  const [row] = await db().$queryRaw<{ roots: string[]; forms: Record<string, string | null> }[]>`
    SELECT belltower_search_roots(${language}, ${wanted}) AS roots, (
      SELECT COALESCE(jsonb_object_agg(
        word, (tsvector_to_array(to_tsvector(belltower_every_word_config(${language}), word)))[1]
      ), '{}')
      FROM unnest(${[...asked, ...like]}::text[]) AS word
    ) AS forms`;
  const forms = new Map(Object.entries(row?.forms ?? {}));
  const rootOf = (letters: string) =>
    forms.get(letters) ??
    // A part of a telephone number.
    (/^\d{3,}$/.test(letters) ? numbers.find((digits) => digits.includes(letters)) : undefined);
  const rootsOf = (phrase: string) => lettersIn(phrase).map((word) => forms.get(word) ?? '');
  return { roots: new Set([...(row?.roots ?? []), ...numbers]), phrases: phrases.map(rootsOf), rootOf };
}

function first(word: string): string {
  return String.fromCodePoint(word.codePointAt(0) ?? 0);
}

/** Returns the first of the places with most of the words, the closest. */
function bestPlace(parts: readonly Part[], { roots, phrases, rootOf }: Asked): AskedPlace {
  const found = parts.map(({ letters }) => rootOf(letters));
  let best = { isWhole: false, count: 0, from: 0, last: -1 };
  for (const [from, root] of found.entries()) {
    if (root === undefined) continue;
    const phrase = phrases.find((each) => each.every((one, place) => found[from + place] === one));
    if (!phrase && !roots.has(root)) continue;
    const near = new Set<string>();
    let last = from + (phrase?.length ?? 1) - 1;
    for (const [place, other] of found.slice(from, from + closeBy).entries()) {
      if (other === undefined || !roots.has(other) || near.has(other)) continue;
      near.add(other);
      last = Math.max(last, from + place);
    }
    const place = { isWhole: phrase !== undefined, count: near.size, from, last };
    if (isBetter(place, best)) best = place;
  }
  const [at, end] = [parts[best.from], parts[best.last]];
  return at && end ? { at: at.word, end: end.word + 1 } : { at: 0, end: 0 };
}

type Rated = Readonly<Record<'count' | 'from' | 'last', number>> & { readonly isWhole: boolean };

function isBetter(one: Rated, other: Rated): boolean {
  if (one.isWhole !== other.isWhole) return one.isWhole;
  if (one.count !== other.count) return one.count > other.count;
  return one.last - one.from < other.last - other.from;
}
