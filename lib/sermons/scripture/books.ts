/**
 * The books of the Old and the New Testament in their order: name in addresses, name in OSIS, number of chapters. The
 * deuterocanonical ones stand where Catholic Bibles have them, with the chapters of the NABRE.
 */
const table = [
  ['genesis', 'Gen', 50],
  ['exodus', 'Exod', 40],
  ['leviticus', 'Lev', 27],
  ['numbers', 'Num', 36],
  ['deuteronomy', 'Deut', 34],
  ['joshua', 'Josh', 24],
  ['judges', 'Judg', 21],
  ['ruth', 'Ruth', 4],
  ['1-samuel', '1Sam', 31],
  ['2-samuel', '2Sam', 24],
  ['1-kings', '1Kgs', 22],
  ['2-kings', '2Kgs', 25],
  ['1-chronicles', '1Chr', 29],
  ['2-chronicles', '2Chr', 36],
  ['ezra', 'Ezra', 10],
  ['nehemiah', 'Neh', 13],
  ['tobit', 'Tob', 14, 'deuterocanonical'],
  ['judith', 'Jdt', 16, 'deuterocanonical'],
  ['esther', 'Esth', 10],
  ['1-maccabees', '1Macc', 16, 'deuterocanonical'],
  ['2-maccabees', '2Macc', 15, 'deuterocanonical'],
  ['job', 'Job', 42],
  ['psalms', 'Ps', 150],
  ['proverbs', 'Prov', 31],
  ['ecclesiastes', 'Eccl', 12],
  ['song-of-songs', 'Song', 8],
  ['wisdom', 'Wis', 19, 'deuterocanonical'],
  ['sirach', 'Sir', 51, 'deuterocanonical'],
  ['isaiah', 'Isa', 66],
  ['jeremiah', 'Jer', 52],
  ['lamentations', 'Lam', 5],
  ['baruch', 'Bar', 6, 'deuterocanonical'],
  ['ezekiel', 'Ezek', 48],
  ['daniel', 'Dan', 12],
  ['hosea', 'Hos', 14],
  ['joel', 'Joel', 3],
  ['amos', 'Amos', 9],
  ['obadiah', 'Obad', 1],
  ['jonah', 'Jonah', 4],
  ['micah', 'Mic', 7],
  ['nahum', 'Nah', 3],
  ['habakkuk', 'Hab', 3],
  ['zephaniah', 'Zeph', 3],
  ['haggai', 'Hag', 2],
  ['zechariah', 'Zech', 14],
  ['malachi', 'Mal', 4],
  ['matthew', 'Matt', 28],
  ['mark', 'Mark', 16],
  ['luke', 'Luke', 24],
  ['john', 'John', 21],
  ['acts', 'Acts', 28],
  ['romans', 'Rom', 16],
  ['1-corinthians', '1Cor', 16],
  ['2-corinthians', '2Cor', 13],
  ['galatians', 'Gal', 6],
  ['ephesians', 'Eph', 6],
  ['philippians', 'Phil', 4],
  ['colossians', 'Col', 4],
  ['1-thessalonians', '1Thess', 5],
  ['2-thessalonians', '2Thess', 3],
  ['1-timothy', '1Tim', 6],
  ['2-timothy', '2Tim', 4],
  ['titus', 'Titus', 3],
  ['philemon', 'Phlm', 1],
  ['hebrews', 'Heb', 13],
  ['james', 'Jas', 5],
  ['1-peter', '1Pet', 5],
  ['2-peter', '2Pet', 3],
  ['1-john', '1John', 5],
  ['2-john', '2John', 1],
  ['3-john', '3John', 1],
  ['jude', 'Jude', 1],
  ['revelation', 'Rev', 22],
] as const satisfies readonly (readonly [
  slug: string,
  osis: string,
  chapters: number,
  canon?: 'deuterocanonical',
])[];

export type BookSlug = (typeof table)[number][0];

export interface Book {
  readonly slug: BookSlug;
  readonly osis: string;
  readonly chapters: number;
  readonly testament: 'old' | 'new';
  /** One that not every church's Bible has: shown where a sermon is on it. */
  readonly isDeuterocanonical: boolean;
  /** From 0: among the 66, and after them of a deuterocanonical book. */
  readonly place: number;
}

const isDeuterocanonical = (row: (typeof table)[number]) => row.length === 4;
const places = [...table.filter((row) => !isDeuterocanonical(row)), ...table.filter(isDeuterocanonical)];
const firstOfTheNew = table.findIndex(([slug]) => slug === 'matthew');

/** All books, in their order. */
export const books: readonly Book[] = table.map((row, index) => ({
  ...{ slug: row[0], osis: row[1], chapters: row[2] },
  testament: index < firstOfTheNew ? 'old' : 'new',
  isDeuterocanonical: isDeuterocanonical(row),
  place: places.indexOf(row),
}));

/** A book with the number of sermons on it, of each chapter too (from 1; chapters without sermons left out). */
export interface PreachedBook extends Book {
  sermons: number;
  preached: readonly { chapter: number; sermons: number }[];
}
