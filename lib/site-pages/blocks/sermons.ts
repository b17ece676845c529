import { defineBlock } from './define-block.ts';
import { count, named } from './fields.ts';

/** The latest sermons, of all series or of one. */
export const sermonsBlock = defineBlock('sermons', {
  count: count('count'),
  series: named('series', 'series'),
});
