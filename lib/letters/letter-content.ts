import { unlinkedPaths } from '#lib/core/addresses/unlinked-paths.ts';
import { absoluteUrl } from '#lib/core/addresses/urls.ts';
import { churchLanguage } from '#lib/core/church/locale.ts';
import { churchToday } from '#lib/core/dates/church-time.ts';
import type { Letter, Prisma } from '#lib/core/generated/prisma/client.ts';
import { cleanHtml } from '#lib/core/html/clean-html.ts';
import { withParagraphs } from '#lib/core/html/with-paragraphs.ts';
import { spokenRow } from '#lib/core/translations/spoken-row.ts';
import { currentInsertions } from '#lib/page-texts/current-insertions.ts';
import { fillHtml, fillText } from '#lib/page-texts/fill.ts';
import { cleanedBlocks } from '#lib/site-pages/blocks/check-blocks.ts';
import { runInLanguage } from '#lib/translations/in-language.ts';
import { fillBlocks } from './list-items.ts';
import { isFrozen, itemsOf, storedBlocksOf } from './present-letter.ts';
import type { LetterBlock, LetterContent, LetterItem, LetterKind, StoredItem } from './schema.ts';
import { writtenTexts } from './spoken/letter-texts.ts';
import { composedItems, decidedIn, inSecond, type Said } from './spoken/spoken-letter.ts';

/** Returns what a letter says now, for its columns once it is decided: facts inserted, lists filled, in both languages. */
export async function frozen(row: Letter) {
  const { subject, words, blocks, items } = await runInLanguage(null, () => saidNow(row));
  const spoken = await inSecond(() => saidNow(row));
  return {
    ...{ subject, words, blocks: blocks as Prisma.InputJsonValue, items: items as Prisma.InputJsonValue },
    ...(spoken && { spoken }),
  };
}

/** Returns what a letter that is not decided says at the moment, in the language of the current request. */
async function saidNow(row: Letter): Promise<Said> {
  const said = spokenRow({ table: 'letters', id: row.id, texts: writtenTexts }, row);
  const { blocks, items } = await fillBlocks(blocksOf(said));
  const insertions = currentInsertions();
  return {
    subject: fillText(said.subject, insertions),
    words: cleanHtml(fillHtml(said.words, insertions)),
    blocks: blocks as unknown as Prisma.JsonValue,
    items: [...composedItems(row), ...items] as unknown as Prisma.JsonValue,
    ...(said.untranslated && { untranslated: said.untranslated }),
  };
}

/** Returns what a letter says in the language of the current request. */
export async function saidBy(row: Letter): Promise<Said> {
  return isFrozen(row) ? decidedIn(row) : saidNow(row);
}

/** Returns a letter as it is drawn. One that is not decided has the facts and lists of this moment. */
export async function contentOf(row: Letter): Promise<LetterContent> {
  const said = await saidBy(row);
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
    ...(said.untranslated && { untranslated: [...said.untranslated] }),
  };
}

function shownOf(items: readonly StoredItem[], place: number | null): LetterItem[] {
  return items.filter(({ block }) => block === place).map(({ dates: _, block: __, ...item }) => item);
}

function blocksOf(row: Pick<Letter, 'blocks'>): LetterBlock[] {
  return cleanedBlocks(storedBlocksOf(row)) as LetterBlock[];
}
