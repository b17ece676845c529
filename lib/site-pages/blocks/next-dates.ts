import { defineBlock } from './define-block.ts';
import { count, event } from './fields.ts';

/** The next dates of one event or service. */
export const nextDatesBlock = defineBlock('next_dates', { event_id: event('event'), count: count('count') });
