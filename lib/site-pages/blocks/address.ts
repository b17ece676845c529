import { defineBlock } from './define-block.ts';

/** Where the church is. */
export const addressBlock = defineBlock('address', {});
