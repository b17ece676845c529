import { bcv_parser } from 'bible-passage-reference-parser/esm/bcv_parser.js';
import * as english from 'bible-passage-reference-parser/esm/lang/en.js';
import * as spanish from 'bible-passage-reference-parser/esm/lang/es.js';
import { LRUCache } from 'lru-cache';
import { churchLanguage } from '#lib/core/church/locale.ts';
import type { Language } from '#lib/core/language/languages.ts';
import type { Passage } from '../schema.ts';
import { books } from './books.ts';
import { versesIn, withDeuterocanon, withinBooks } from './canon.ts';
import { following, plainPassage } from './plain-passage.ts';

const read = new LRUCache<string, Passage[]>({ max: 5000 });

/**
 * Returns the passages that a text names in English or in the church's language, in its order; none where nothing can be
 * read. What crosses from one book into another is a passage of each. The lists are shared and must not be altered.
 *
 * The parser is 200 kB: browsers have no-passages.ts (`#passages` in package.json).
 */
export function passagesIn(text: string | null): Passage[] {
  if (!text) return [];
  const language = churchLanguage();
  const key = `${language} ${text}`;
  const known = read.get(key);
  if (known) return known;
  const passages = plainPassage(text, language)
    .normalize('NFC')
    .split(betweenBooks)
    .flatMap((part) => passagesOf(part, language));
  read.set(key, passages);
  return passages;
}

/** Where another book begins: each part is read in the language that reads the most of it. */
const betweenBooks = /(?:[;,&\n]|\s(?:and|y|e)\s)\s*(?=(?:(?:[1-3]|I{1,3})[ªº.]?\s?)?\p{Lu}\p{Ll})/u;

const languages = { en: english, es: spanish } satisfies Record<Language, unknown>;
const parsers: Partial<Record<Language, bcv_parser>> = {};

function parserOf(language: Language): bcv_parser {
  parsers[language] ??= withDeuterocanon(new bcv_parser(languages[language])).set_options({
    consecutive_combination_strategy: 'separate',
    sequence_combination_strategy: 'separate',
    osis_compaction_strategy: 'bcv',
    book_alone_strategy: 'full',
    book_range_strategy: 'include',
    captive_end_digits_strategy: 'include',
  });
  return parsers[language];
}

function passagesOf(written: string, language: Language): Passage[] {
  const part = withColons(written, language);
  if (part === null) return [];
  const [own, other] = [entitiesIn(part, language), language === 'en' ? [] : entitiesIn(part, 'en')];
  return (lengthOf(other) > lengthOf(own) ? other : own).flatMap(({ osis }) => splitByBook(osis));
}

/** The numbers behind the name of a book. */
const numbers = /(?<=\p{L}\.?\s*)\d(?:[\d\s.,:;¶-]|(?<=\d)[a-e](?!\p{L}))*/u;

/**
 * Returns the passage of one book with a colon before its verses where Spanish has a comma: 'Lc 15,1-3.11-32' is
 * 'Lc 15:1-3,11-32'. Null where a comma may be either.
 */
function withColons(part: string, language: Language): string | null {
  const [run = ''] = numbers.exec(part) ?? [];
  if (run.includes(':') || !run.includes(',')) return part;
  if (language === 'en') return /^\d+,\d+\s*$/.test(run) ? null : part;
  const passages = run.split(';').map(colonIn);
  if (passages.includes(null)) return null;
  // A number alone behind one with verses may be a chapter or a verse.
  const first = passages.findIndex((passage) => passage?.includes(':'));
  const certain = passages.filter((passage, place) => place <= first || passage?.includes(':'));
  return part.replace(run, certain.join(';'));
}

function colonIn(passage: string): string | null {
  const [, chapter, rest = ''] = /^\s*(\d+)\s*,\s*(.*)$/s.exec(passage) ?? [];
  if (chapter === undefined) return passage.includes(',') ? null : passage;
  const verses = rest.replace(/-\s*(\d+)\s*,\s*(\d)/g, '-$1:$2').replace(/\.\s*(?=\d)/g, '#');
  return /,|\d\s+\d/.test(verses) ? null : `${chapter}:${verses.replaceAll('#', ',')}`;
}

interface Entity {
  osis: string;
  indices: readonly number[];
}

/**
 * A name of a book within other words is no passage ('Mark this', 'Rom VIII'): it stands alone, or with numbers, of which
 * none is left over. A verse without its chapter is none either.
 */
function entitiesIn(written: string, language: Language): Entity[] {
  const part = written.replaceAll(following, language === 'en' ? 'ff' : ' y sig');
  const found: Entity[] = parserOf(language).parse(part).osis_and_indices();
  const read = found.map((entity) => ({ ...entity, osis: withinBooks(entity.osis) }));
  return read.filter(({ osis, indices: [from = 0, to = 0] }, index) => {
    if (osis.split('-').some((end) => end.startsWith('Ps.151') || placeOf(end.split('.')) < 0)) return false;
    const said = part.slice(from, to).replace(numberOfBook, '');
    if (isVerseAlone.test(said) && books[placeOf(osis.split('.'))]?.chapters !== 1) return false;
    if (/^\s*(?:[-:.,]\s*\d|(?:end|fin(?:al)?)\b)/.test(part.slice(to, found[index + 1]?.indices[0])))
      return false;
    const around = `${part.slice(0, from).replace(ofABook, '')}${part.slice(to)}`;
    return /\d/.test(said) || !/[\p{L}\d]/u.test(around);
  });
}

const numberOfBook = /^[1-3](?=[ªº.]?\s*\p{L})/u;
const isVerseAlone = /^\D*(?<!\p{L})v(?:v|s|er[a-zí]*)?\.?\s*\d/iu;
/** 'The book of', 'El libro de' */
const ofABook =
  /^(?:the |el |la )?(?:book|letter|gospel|libro|carta|evangelio) (?:of|to|de|a|según) (?:the |los |las )?/i;

function lengthOf(entities: readonly Entity[]): number {
  return entities.reduce((sum, { indices: [from = 0, to = 0] }) => sum + to - from, 0);
}

/** Returns 'Gen.50.15-Exod.2.25' as 50:15 to 50:26 of Genesis, and 1 to 2 of Exodus. */
function splitByBook(osis: string): Passage[] {
  const [from, to = from] = osis.split('-').map((end) => end.split('.'));
  const [first, last] = [placeOf(from), placeOf(to)];
  const verses = knownVerses();
  const within = books.slice(first, last + 1);
  // 'Ezra-Job' is of the books that every Bible has.
  const ofAll = !within.at(0)?.isDeuterocanonical && !within.at(-1)?.isDeuterocanonical;
  return within
    .filter(({ isDeuterocanonical }) => !ofAll || !isDeuterocanonical)
    .map(({ slug, osis: name, chapters }) => {
      const [usual = [], all = []] = verses.map((each) => each[name] ?? []);
      const [, chapter = '1', verse = '1'] = name === from?.[0] ? from : [];
      const [, lastChapter = `${chapters}`, lastVerse = all[chapters - 1]] = name === to?.[0] ? to : [];
      const ends = [usual, all].map((counts) => counts[Number(lastChapter) - 1]);
      const isWhole = Number(verse) === 1 && ends.includes(Number(lastVerse));
      // A book without numbers is the one that every Bible has.
      const isWholeBook = isWhole && chapter === '1' && Number(lastChapter) === all.length;
      if (isWholeBook) return { book: slug, from: '1', to: `${chapters}` };
      return isWhole
        ? { book: slug, from: chapter, to: lastChapter }
        : { book: slug, from: `${chapter}:${verse}`, to: `${lastChapter}:${lastVerse}` };
    });
}

let found: ReturnType<typeof versesIn> | null = null;

/** The parser copies all of its numbers for each answer. */
function knownVerses(): ReturnType<typeof versesIn> {
  found ??= versesIn(parserOf('en'));
  return found;
}

function placeOf([name]: readonly string[] = []): number {
  return books.findIndex(({ osis }) => osis === name);
}
