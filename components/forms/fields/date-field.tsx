'use client';

import { useEffect, useState } from 'react';
import { FormField } from '#components/form/form-field.tsx';
import type { ShownDate, ShownForm } from '#lib/forms/public/shown-form.ts';
import { messages } from '#lib/language/messages.ts';
import { readSeats } from '../seats/read-seats.ts';
import { seatWords } from '../seats/seat-words.ts';

interface DateFieldProps {
  shown: ShownForm;
  dates: readonly ShownDate[];
  value: string | undefined;
  error: string | undefined;
}

/** One of the next dates. Those that are cancelled, closed or full say so. */
export function DateField({ shown, dates, value, error }: DateFieldProps) {
  const full = useFullDates(shown);
  const words = messages.formView;
  const first = dates.find(({ state }) => state === 'open');
  return (
    <FormField label={words.date} error={error}>
      {(field) => (
        <select {...field} name="date" defaultValue={value || first?.date} className="field">
          {dates.map((date) => (
            <option key={date.date} value={date.date} disabled={date.state !== 'open'}>
              {labelOf(date, full.has(date.date) ? shown.form.has_waiting_list : undefined)}
            </option>
          ))}
        </select>
      )}
    </FormField>
  );
}

function labelOf({ label, state }: ShownDate, mayWait: boolean | undefined): string {
  const { markedDate, cancelled, tooLate, full, waitingList } = messages.formView;
  if (state !== 'open') return markedDate(label, state === 'cancelled' ? cancelled : tooLate);
  return mayWait === undefined ? label : markedDate(label, mayWait ? waitingList : full);
}

/** Returns the dates without a place for one more. They are read apart, and without scripts nothing is claimed. */
function useFullDates({ form, dates }: ShownForm): ReadonlySet<string> {
  const [full, setFull] = useState<ReadonlySet<string>>(new Set());
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is taken over
  useEffect(() => {
    if (form.slots.length > 0 || form.kind !== 'sign_up') return;
    const abort = new AbortController();
    for (const { date } of dates.filter(({ state }) => state === 'open'))
      void readSeats(form.id, date, abort.signal).then(
        (seats) => {
          const { isFull, mayWait } = messages.formView;
          const words = seats && seatWords(seats, form);
          if (words === isFull || words === mayWait) setFull((known) => new Set([...known, date]));
        },
        () => undefined,
      );
    return () => abort.abort();
  }, []);
  return full;
}
