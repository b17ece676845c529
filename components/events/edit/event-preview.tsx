'use client';

import type { UseFormReturn } from 'react-hook-form';
import { formatDate } from '#lib/core/dates/calendar-date.ts';
import { churchToday } from '#lib/core/dates/church-time.ts';
import { type EventFormValues, toEventInput } from '#lib/events/form-values.ts';
import { eventInput } from '#lib/events/schema.ts';
import { continuedRule } from '#lib/events/series/continued-rule.ts';
import { nextOccurrences } from '#lib/events/series/occurrences.ts';
import { describeRecurrence, ruleWarnings } from '#lib/events/series/recurrence-labels.ts';
import { messages } from '#lib/language/messages.ts';

const unsaved = { id: '', source_name: null, sequence: 0, created_at: '', updated_at: '', exceptions: [] };

/** Previews the typed rule: its next five dates and warnings. */
export function EventPreview({ form }: { form: UseFormReturn<EventFormValues> }) {
  const values = form.watch();
  if (values.recurrence_type !== 'recurring') return null;
  const rule = readTyped(values);
  if (!rule) return null;
  const opened = readTyped({ ...values, ...form.formState.defaultValues } as EventFormValues);
  const goesOn = opened ? continuedRule(opened, opened.date, rule) : {};
  const event = { ...rule, ...goesOn, ...unsaved };
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
        <p className="text-ink-2">{messages.eventForms.noDates}</p>
      )}
      {ruleWarnings(event).map((warning) => (
        <p key={warning} className="border-s-3 border-sunflower ps-3 text-ink">
          {warning}
        </p>
      ))}
    </div>
  );
}

/** Only the rule matters here: other fields may still be empty. */
function readTyped(values: EventFormValues) {
  const words = { title: '-', time: '-', location: '-', description: '-', image_url: '' };
  const parsed = eventInput.safeParse(toEventInput({ ...values, ...words }));
  return parsed.success ? { ...parsed.data, month_day: values.month_day } : null;
}
