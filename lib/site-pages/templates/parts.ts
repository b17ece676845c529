import type { Block, BlockOf } from '../blocks/block.ts';

/** The first words of a page. Facts are in braces. */
export interface Template {
  readonly summary: string;
  readonly blocks: readonly Block[];
}

/** Returns words as a block. */
export function words(html: string): BlockOf<'words'> {
  return { kind: 'words', html };
}

/** Returns questions with their answers as a block. */
export function questions(...items: readonly [question: string, answer: string][]): BlockOf<'questions'> {
  return { kind: 'questions', items: items.map(([question, answer]) => ({ question, answer })) };
}

/** Returns one button as a block. */
export function button(label: string, url: string): BlockOf<'buttons'> {
  return { kind: 'buttons', items: [{ label, url }] };
}
