import { plainText } from '#lib/core/html/plain-text.ts';
import type { SourceRecord } from '#lib/imports/source.ts';
import type { Block } from '#lib/site-pages/blocks/block.ts';

/** The words of a text. */
export function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The words of a page's content that its visitors read, without those of forms. */
export function contentWords(html: string): string[] {
  const shown = html
    .replace(/<(form|script|style|iframe)\b[\s\S]*?<\/\1>/gi, ' ')
    .replace(/\[email&#160;protected\]/g, ' ')
    .replace(/<!--[\s\S]*?-->/g, ' ')
    .replace(/<\/?(?:span|a|b|strong|em|i|font|sup)\b[^<>]*>/gi, '')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/https:\/\/vimeo\.com\/\S+/g, ' ');
  return wordsIn(plainText(shown));
}

/** The words of pages, in order, those of their lists of documents included. */
export function pageWords(pages: readonly SourceRecord[], documents: readonly SourceRecord[]): string[] {
  const titles = pages.slice(0, 1).map(({ title }) => title);
  const blocks = pages.flatMap(({ values }) => values.blocks as Block[]);
  return wordsIn([...titles, ...blocks.map((block) => wordsOf(block, documents))].join('\n'));
}

function wordsOf(block: Block, documents: readonly SourceRecord[]): string {
  switch (block.kind) {
    case 'words':
    case 'words_picture':
    case 'notice':
      return plainText(block.html.replace(/<\/?(?:a|b|strong|em|i|u)\b[^<>]*>/g, ''));
    case 'picture':
      return block.caption ?? '';
    case 'questions':
      return block.items.map(({ question, answer }) => `${question}\n${answer}`).join('\n');
    case 'people':
      return block.items
        .map(({ name, role, words, email }) => [name, role, words, email].filter(Boolean).join('\n'))
        .join('\n');
    case 'buttons':
      return block.items.map(({ label }) => label).join('\n');
    case 'documents':
      return documents
        .filter(({ values }) => values.category === block.category)
        .map(({ title }) => title)
        .join('\n');
    case 'video':
      return '';
    default:
      return '';
  }
}

/** How many words both have in one order. */
export function inOrder(one: readonly string[], other: readonly string[]): number {
  let before = new Array<number>(other.length + 1).fill(0);
  for (const word of one) {
    const now = [0];
    for (const [at, each] of other.entries())
      now.push(each === word ? (before[at] ?? 0) + 1 : Math.max(before[at + 1] ?? 0, now[at] ?? 0));
    before = now;
  }
  return before.at(-1) ?? 0;
}
