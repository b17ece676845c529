'use client';

import type { UseFormReturn } from 'react-hook-form';
import { churchToday, formatDate } from '@/lib/dates';
import { nextOccurrences } from '@/lib/events/recurrence';
import { describeRecurrence } from '@/lib/events/recurrence-words';
import { ruleWarnings } from '@/lib/events/rule-warnings';
import { type EventFormValues, eventInput, toEventInput } from '@/lib/events/schema';

/** What the rule being typed means: its next five dates, and where it may surprise. */
export function EventPreview({ form }: { form: UseFormReturn<EventFormValues> }) {
  const values = form.watch();
  if (values.recurrence_type !== 'recurring') return null;
  // Only the rule matters here: the words of a half-filled form need not be there yet.
  const words = { title: '-', time: '-', location: '-', description: '-', image_url: '' };
  const parsed = eventInput.safeParse(toEventInput({ ...values, ...words }));
  if (!parsed.success) return null;
  const event = { ...parsed.data, id: '', sequence: 0, created_at: '', updated_at: '', exceptions: [] };
  const dates = nextOccurrences(event, churchToday(), 5);
  return (
    <div aria-live="polite" className="grid gap-2 rounded-card bg-limestone px-5 py-4 text-sm">
      <p className="font-semibold">{describeRecurrence(event)}</p>
      {dates.length > 0 ? (
        <ol className="flex flex-wrap gap-x-4 gap-y-1 tabular text-ink-2">
          {dates.map(({ date }) => (
            <li key={date}>{formatDate(date, 'EEE, MMM d, yyyy')}</li>
          ))}
        </ol>
      ) : (
        <p className="text-ink-2">This series has no date from today on.</p>
      )}
      {ruleWarnings(event).map((warning) => (
        <p key={warning} className="border-l-3 border-sunflower pl-3 text-ink">
          {warning}
        </p>
      ))}
    </div>
  );
}
