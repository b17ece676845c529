import { churchLanguage } from '#lib/core/church/locale.ts';
import { Prisma } from '#lib/core/generated/prisma/client.ts';
import type { Language } from '#lib/core/language/languages.ts';
import { dialedForms } from '#lib/core/messaging/phone-number.ts';
import { foldText } from './folded.ts';

/** What a question asks PostgreSQL's full-text search for: folded, each mark and each part of a joined word apart. */
export interface SearchQuestion {
  /** In the syntax of websearch_to_tsquery. */
  words: string;
  /** The wanted words without that syntax. */
  wanted: string;
  /** Wanted words that stand one after another: those in quotes, or else those of each alternative; two or more. */
  phrases: string[];
  /** The forms in which a telephone number is found, with `or` between them; empty without one. */
  number: string;
}

/**
 * Returns what a question asks for: words, “in quotes” together, `or` between alternatives, `-` before what is not
 * wanted, and a telephone number however its digits are grouped.
 */
export function searchQuestion(question: string): SearchQuestion {
  const folded = foldText(question);
  const [typed = ''] = folded.match(numberTyped) ?? [];
  const number = numberAsked(typed);
  const terms = termsIn(number ? folded.replace(typed, ' ') : folded);
  const asked = terms.filter(({ isUnwanted }) => !isUnwanted);
  const wanted = asked.map(({ words }) => bare(words)).join(' ');
  const quoted = asked.flatMap(({ isQuoted, words }) => (isQuoted ? bare(words) : []));
  return {
    words: terms.map(({ isUnwanted, words }) => (isUnwanted ? `-"${bare(words)}"` : words)).join(' '),
    wanted,
    phrases: (quoted.length > 0 ? quoted : wanted.split(/(?:^| )or(?: |$)/)).filter((words) =>
      / /.test(words),
    ),
    number,
  };
}

/** Returns the question as a tsquery, for what belltower_search_vector made in that language. */
export function searchQuery(
  { words, wanted, number }: SearchQuestion,
  language: Language = churchLanguage(),
): Prisma.Sql {
  return Prisma.sql`belltower_search_query(${language}, ${words}, ${wanted}, ${number})`;
}

const numberTyped = /(?<![^\s+("])[+(]{0,2}\d(?:[ ()./-]{0,3}\d)+(?![\p{L}\d])/u;

/** Returns '5125550100 or 15125550100 or "512 555 0100"'; what may be two numbers is found by each of them. */
function numberAsked(typed: string): string {
  const groups = typed.match(/\d+/g) ?? [];
  const digits = groups.join('');
  if (digits.length < 7 || digits.length > 15) return '';
  const dialed = dialedForms(typed);
  const isOne = dialed.length > 0 && groups.length > 2;
  const apart = isOne ? `"${groups.join(' ')}"` : groups.join(' ');
  return [...new Set([digits, ...dialed, apart])].join(' or ');
}

interface Term {
  isUnwanted: boolean;
  isQuoted: boolean;
  words: string;
}

function termsIn(folded: string): Term[] {
  return [...folded.matchAll(/(-?)"([^"]*)"|(-?)([^\s"]+)/g)].flatMap(
    ([, notTogether, together, not, alone = '']) => {
      const isUnwanted = (notTogether ?? not) === '-';
      const isQuoted = together !== undefined;
      const words = isQuoted ? [`"${separate(together)}"`] : partsOf(alone);
      return bare(words.join('')) === '' ? [] : [{ isUnwanted, isQuoted, words: words.join(' ') }];
    },
  );
}

/** Returns the parts of a joined word; letters of a script without blanks stand together in quotes. */
function partsOf(word: string): string[] {
  const parts = word.split(marks).filter(Boolean);
  return parts
    .filter((part) => part !== 'or' || parts.length === 1)
    .flatMap((part) => part.split(run).filter(Boolean))
    .map((part) => (beginsUnspaced.test(part) ? `"${separate(part)}"` : part));
}

/** Does to a question what belltower_separate_words does to the texts. */
function separate(folded: string): string {
  return folded.replace(marks, ' ').replace(letter, ' $& ').replace(/ +/g, ' ').trim();
}

function bare(words: string): string {
  return words.replaceAll(/["\s]+/g, ' ').trim();
}

const marks =
  /[\p{Cc}\u0020-\u0026\u0028-\u002F\u003A-\u0040\u005B-\u0060\u007B-\u00BF\u00D7\u00F7\u2010-\u2BFF\u2E00-\u2E7F\u3000-\u3004\u3008-\u3020\u3030-\u303F\u{1F000}-\u{1FAFF}]+/gu;
/**
 * A letter of the scripts that are written without blanks, or of Hangul, whose words grow at their ends: a syllable, which
 * folded text has in its parts. belltower_separate_words in PostgreSQL names the same.
 */
export const unspacedLetter =
  '(?:[\\u1100-\\u115E][\\u1161-\\u11FF]*|[\\uAC00-\\uD7A3]|[\\u3041-\\u3096\\u309D-\\u309F\\u30A1-\\u30FF][\\u3099\\u309A]?|[\\u2E80-\\u2FDF\\u3005-\\u3007\\u3400-\\u4DBF\\u4E00-\\u9FFF\\uF900-\\uFAFF\\u{20000}-\\u{3FFFF}])';

const letter = new RegExp(unspacedLetter, 'gu');
/** Around a run of such letters. */
const run = new RegExp(`(${unspacedLetter}+)`, 'u');
const beginsUnspaced = new RegExp(`^${unspacedLetter}`, 'u');
