import type { Language } from '#lib/core/language/languages.ts';
import type { Block } from '../blocks/block.ts';
import { blockWords, mapBlockTexts } from '../blocks/block-texts.ts';
import { templates } from './template.ts';

const started = Object.values(templates)
  .flatMap((inLanguage) => Object.values(inLanguage))
  .flatMap(({ blocks }) => blocks);
const startedWords = new Set(started.map((block) => blockWords([block])).filter(Boolean));

/** How a sentence of a template begins that asks staff to write something. */
const asking: Record<Language, string> = { en: 'Please write', es: 'Escriba aquí' };

const placeholders = [
  ...new Set(blockWords(started).match(new RegExp(`(?:${Object.values(asking).join('|')})[^.\\n]*\\.`, 'g'))),
] as readonly string[];

/** Returns whether a block has the words of a template, or a sentence that asks staff to write. */
export function isFromStart(block: Block): boolean {
  return startedWords.has(blockWords([block])) || hasPlaceholder(block);
}

export function hasPlaceholder(block: Block): boolean {
  const words = blockWords([block]);
  return placeholders.some((sentence) => words.includes(sentence));
}

/** Returns blocks without the sentences that ask staff to write, and without questions and blocks that say nothing then. */
export function withoutPlaceholders(blocks: readonly Block[]): Block[] {
  return blocks.flatMap((block) => {
    if (!hasPlaceholder(block)) return [block];
    const written = mapBlockTexts(block, withoutSentences);
    if (written.kind !== 'questions') return blockWords([written]) ? [written] : [];
    const items = written.items.filter(({ answer }) => answer !== '');
    return items.length > 0 ? [{ ...written, items }] : [];
  });
}

function withoutSentences(text: string): string {
  return placeholders
    .reduce((left, sentence) => left.replaceAll(sentence, ''), text)
    .replaceAll(/<p>\s+/g, '<p>')
    .replaceAll(/(?:<h3>[^<]*<\/h3>)?<p><\/p>/g, '')
    .trim();
}
