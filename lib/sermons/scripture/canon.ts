import type { bcv_parser } from 'bible-passage-reference-parser/esm/bcv_parser.js';
import { books } from './books.ts';

const system = 'catholic';

/** Lets a parser read the deuterocanonical books, and Esther and Daniel with the chapters that Catholic Bibles add. */
export function withDeuterocanon(parser: bcv_parser): bcv_parser {
  const { chapters: usual } = parser.translation_info('default');
  const { chapters: added } = parser.translation_info('nab');
  const longest = ({ osis }: { osis: string }) => {
    const verses = added[osis]?.map((count, chapter) => Math.max(count, usual[osis]?.[chapter] ?? 0));
    return [osis, verses ?? []] as const;
  };
  const chapters = books.filter(({ isDeuterocanonical, osis }) => isDeuterocanonical || osis === 'Dan');
  parser.add_translations({
    translations: [{ text: system, system }],
    systems: {
      [system]: { chapters: { ...Object.fromEntries(chapters.map(longest)), Esth: usual.GkEsth ?? [] } },
    },
  });
  parser.set_options({ testaments: 'ona', versification_system: system });
  parser.add_books({
    books: [
      { osis: ['Sir'], regexp: /Eclo/ },
      { osis: ['Tob'], regexp: /Tobías/ },
    ],
  });
  return parser;
}

/** Where Catholic Bibles have a part that others have as a book of its own: book, chapter, verses before it. */
const parts: Readonly<Record<string, readonly [book: string, chapter: number | null, before: number]>> = {
  GkEsth: ['Esth', null, 0],
  PrAzar: ['Dan', 3, 23],
  SgThree: ['Dan', 3, 51],
  Sus: ['Dan', 13, 0],
  Bel: ['Dan', 14, 0],
  EpJer: ['Bar', 6, 0],
};

/** Returns 'Dan.13.1-Dan.13.64' of 'Sus.1.1-Sus.1.64'. */
export function withinBooks(osis: string): string {
  return osis.replace(/([1-4]?[A-Z]\w+)\.(\d+)\.(\d+)/g, (whole, part: string, chapter, verse) => {
    const [book, of, before] = parts[part] ?? [];
    return book === undefined ? whole : `${book}.${of ?? chapter}.${Number(verse) + (before ?? 0)}`;
  });
}

/** Returns the numbers of verses, by book and chapter: as most Bibles have them, and with what Catholic ones add. */
export function versesIn(parser: bcv_parser): readonly Readonly<Record<string, readonly number[]>>[] {
  return ['default', system].map((each) => parser.translation_info(each).chapters);
}
