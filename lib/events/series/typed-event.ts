import type { EventWithExceptions } from '../occurrence.ts';
import { parseOccurrenceId } from '../occurrence-id.ts';
import type { OverlapQuery } from './overlap-schema.ts';

/** Returns a typed event as a row. A series that is edited keeps its changed dates; a date of one has no rule. */
export function typedEvent(
  { id = '', ...typed }: OverlapQuery,
  events: readonly EventWithExceptions[],
): EventWithExceptions {
  const base = parseOccurrenceId(id)?.baseId ?? '';
  const stored = events.find((event) => event.id === base);
  const is_recurring = typed.recurrence_frequency !== null;
  return {
    ...unsaved,
    ...typed,
    id: base,
    is_recurring,
    recurrence_pattern: typed.recurrence_frequency === 'advanced_monthly' ? 'nth_weekday' : null,
    exceptions: stored?.is_recurring === is_recurring ? stored.exceptions : [],
  };
}

const unsaved = {
  kind: 'event',
  title: '',
  short_title: null,
  description: '',
  image_url: null,
  is_offsite: false,
  is_featured: false,
  show_in_banner: false,
  is_streamed: false,
  listed: true,
  held_in: [],
  ministry_id: null,
  source_name: null,
  sequence: 0,
  created_at: '',
  updated_at: '',
};
