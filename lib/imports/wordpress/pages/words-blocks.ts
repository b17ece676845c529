import { plainText } from '#lib/core/html/plain-text.ts';
import type { BlockInput } from '#lib/site-pages/blocks/block.ts';
import { escaped } from './markup.ts';
import type { Picture } from './media.ts';

/** Below what the blocks take. */
const mostWords = 18_000;
const mostMarkup = 90_000;
const mostBeside = { words: 4500, markup: 22_000 };

/** Returns paragraphs as blocks of words; few enough ones stand beside the picture. */
export function wordBlocks(paragraphs: readonly string[], beside: Picture | null): BlockInput[] {
  const groups = grouped(paragraphs.flatMap(divided));
  if (!beside) return groups.map((html) => ({ kind: 'words', html }));
  const { url, alt, side } = beside;
  const [first, ...others] = groups;
  const fits =
    first !== undefined && plainText(first).length <= mostBeside.words && first.length <= mostBeside.markup;
  if (!fits || others.length > 0)
    return [{ kind: 'picture', url, alt }, ...groups.map((html) => ({ kind: 'words' as const, html }))];
  return [{ kind: 'words_picture', html: first, url, alt, side: side ?? 'left' }];
}

/** Returns the paragraph, or as several without markup where it is longer than a block. */
function divided(paragraph: string): string[] {
  const text = plainText(paragraph);
  if (text.length <= mostWords && paragraph.length <= mostMarkup) return [paragraph];
  const parts = text.match(/[\s\S]{1,10000}(?:\s|$)|[\s\S]{1,10000}/g) ?? [];
  return parts.map((part) => `<p>${escaped(part.trim()).replaceAll('\n', '<br>')}</p>`);
}

function grouped(paragraphs: readonly string[]): string[] {
  const groups: string[] = [];
  let [words, markup] = [0, 0];
  for (const paragraph of paragraphs) {
    const length = plainText(paragraph).length;
    const isNew = groups.length === 0 || words + length > mostWords || markup + paragraph.length > mostMarkup;
    if (isNew) [words, markup] = [0, 0];
    words += length + 1;
    markup += paragraph.length;
    if (isNew) groups.push(paragraph);
    else groups[groups.length - 1] += paragraph;
  }
  return groups;
}
