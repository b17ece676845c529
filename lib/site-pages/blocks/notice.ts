import { defineBlock } from './define-block.ts';
import { rich } from './fields.ts';

/** A few words that nobody should miss. */
export const noticeBlock = defineBlock('notice', { html: rich('words', 1000) });
