import { defineBlock } from './define-block.ts';

/** The way to the prayer form. */
export const prayerBlock = defineBlock('prayer', {});
