import { defineBlock } from './define-block.ts';
import { rich } from './fields.ts';

/** A few words that should not be missed. */
export const noticeBlock = defineBlock('notice', { html: rich('words', 1000) });
