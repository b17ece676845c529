import { unlinkedPaths } from '#lib/core/addresses/unlinked-paths.ts';
import { absoluteUrl } from '#lib/core/addresses/urls.ts';
import { churchLanguage } from '#lib/core/church/locale.ts';
import { churchToday } from '#lib/core/dates/church-time.ts';
import type { Letter, Prisma } from '#lib/core/generated/prisma/client.ts';
import { cleanHtml } from '#lib/core/html/clean-html.ts';
import { withParagraphs } from '#lib/core/html/with-paragraphs.ts';
import { currentInsertions } from '#lib/page-texts/current-insertions.ts';
import { fillHtml, fillText } from '#lib/page-texts/fill.ts';
import { cleanedBlocks } from '#lib/site-pages/blocks/check-blocks.ts';
import { fillBlocks } from './list-items.ts';
import { itemsOf, storedBlocksOf } from './present-letter.ts';
import type { LetterBlock, LetterContent, LetterItem, LetterKind, StoredItem } from './schema.ts';

/** The columns of a letter that its readers see. */
type Read = Pick<Letter, 'subject' | 'words' | 'blocks' | 'items'>;

/** Returns whether a letter was decided: from then on it is as it was read. */
export function isFrozen({ state, sent_at }: Pick<Letter, 'state' | 'sent_at'>): boolean {
  return state === 'ready' || sent_at !== null;
}

/** Returns what a letter says now, for its columns once it is decided: facts inserted, lists filled. */
export async function frozen(row: Letter) {
  const { blocks, items } = await fillBlocks(blocksOf(row));
  const insertions = currentInsertions();
  const own = itemsOf(row).filter(({ block }) => block === null);
  return {
    subject: fillText(row.subject, insertions),
    words: cleanHtml(fillHtml(row.words, insertions)),
    blocks: blocks as unknown as Prisma.InputJsonValue,
    items: [...own, ...items] as unknown as Prisma.InputJsonValue,
  };
}

/** Returns a letter as it is drawn. One that is not decided has the facts and lists of this moment. */
export async function contentOf(row: Letter): Promise<LetterContent> {
  const said = (isFrozen(row) ? row : { ...row, ...(await frozen(row)) }) as Read;
  const items = itemsOf(said);
  return {
    id: row.id,
    kind: row.kind as LetterKind,
    subject: said.subject,
    words: cleanHtml(withParagraphs(said.words)),
    blocks: blocksOf(said).map((block, place) => ({ block, items: shownOf(items, place) })),
    items: shownOf(items, null),
    day: row.first_day ?? churchToday(row.sent_at ?? row.send_at ?? new Date()),
    pageUrl: row.is_public ? absoluteUrl(unlinkedPaths.letter(row.id)) : null,
    isCorrection: row.corrects !== null,
    language: churchLanguage(),
  };
}

function shownOf(items: readonly StoredItem[], place: number | null): LetterItem[] {
  return items.filter(({ block }) => block === place).map(({ dates: _, block: __, ...item }) => item);
}

function blocksOf(row: Pick<Letter, 'blocks'>): LetterBlock[] {
  return cleanedBlocks(storedBlocksOf(row)) as LetterBlock[];
}
