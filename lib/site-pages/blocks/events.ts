import { defineBlock } from './define-block.ts';
import { count, ministry, optionalLine } from './fields.ts';

/** The next events. */
export const eventsBlock = defineBlock('events', {
  count: count('count'),
  ministry_id: ministry('ministry'),
  search: optionalLine('search', 100),
});
