import type { EventWithExceptions } from '#lib/events/occurrence.ts';
import { sampleEvent, sampleException } from '../sample-events.ts';

const kinds = ['daily', 'weekly', 'biweekly', 'monthly', 'advanced_monthly', 'yearly'];

/** That many different series of every kind, begun over the last twenty years, every tenth with exceptions. */
export function manySeries(count: number): EventWithExceptions[] {
  return Array.from({ length: count }, (_, index) => {
    const date = `${2006 + (index % 20)}-${String((index % 12) + 1).padStart(2, '0')}-${String((index % 28) + 1).padStart(2, '0')}`;
    return sampleEvent({
      id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
      title: `Gathering ${index}`,
      date,
      is_recurring: true,
      recurrence_frequency: kinds[index % kinds.length] ?? 'weekly',
      weekday_occurrences: ['1', '5'],
      target_weekday: index % 7,
      exceptions: index % 10 === 0 ? [sampleException(date, 'cancelled')] : [],
    });
  });
}
