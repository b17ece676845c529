import { languagePrefix } from '#lib/core/addresses/in-language.ts';
import { churchTag } from '#lib/core/church/locale.ts';
import { otherLanguage } from '#lib/core/church/spoken-languages.ts';
import { Prisma } from '#lib/core/generated/prisma/client.ts';

/** The entries as they are written in one language of the site. */
export interface Side {
  readonly words: Prisma.Sql;
  readonly names: Prisma.Sql;
  readonly text: Prisma.Sql;
  /** Whether that is the language of the page. */
  readonly isOwn: boolean;
}

interface Sides {
  /** The entries as `e`, and where there are two languages what is translated of each as `t`. */
  readonly from: Prisma.Sql;
  readonly title: Prisma.Sql;
  /** Whether the title is in the language of the page. */
  readonly isTitled: Prisma.Sql;
  /** That of the page first. */
  readonly sides: readonly [Side] | readonly [Side, Side];
}

const rows = { words: Prisma.sql`e.words`, names: Prisma.sql`e.names`, text: Prisma.sql`e.text` };
const translated = { words: Prisma.sql`t.words`, names: Prisma.sql`t.names`, text: Prisma.sql`t.text` };
const original = { title: Prisma.sql`e.title`, isTitled: Prisma.sql`true` };

/** Returns the sides on which the current request searches. */
export function searchedSides(): Sides {
  const other = otherLanguage();
  if (!other) return { from: Prisma.sql`search_entries e`, ...original, sides: [{ ...rows, isOwn: true }] };
  const isSecond = languagePrefix() !== '';
  const second = isSecond ? churchTag() : other.language;
  const from = Prisma.sql`search_entries e LEFT JOIN search_translations t
    ON t.source = e.source AND t.id = e.id AND t.language = ${second}`;
  const own = { ...(isSecond ? translated : rows), isOwn: true };
  const lesser = { ...(isSecond ? rows : translated), isOwn: false };
  const titles = isSecond
    ? { title: Prisma.sql`COALESCE(t.title, e.title)`, isTitled: Prisma.sql`t.title IS NOT NULL` }
    : original;
  return { from, ...titles, sides: [own, lesser] };
}
