import { defineBlock } from './define-block.ts';
import { rich } from './fields.ts';

/** Words with headings, lists and links. */
export const wordsBlock = defineBlock('words', { html: rich('words', 20_000) });
