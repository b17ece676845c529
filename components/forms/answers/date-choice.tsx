'use client';

import { useRouter } from 'next/navigation';
import { FormField } from '#components/form/form-field.tsx';
import { machinePaths } from '#lib/core/site/machine-paths.ts';
import type { FormDate } from '#lib/forms/staff/schema.ts';
import { messages } from '#lib/language/messages.ts';
import { dateWords, seatWords } from '../form-words.ts';

interface DateChoiceProps {
  form: string;
  dates: readonly FormDate[];
  shown: FormDate;
}

/** The date whose answers are shown, each with its seats. */
export function DateChoice({ form, dates, shown }: DateChoiceProps) {
  const router = useRouter();
  const choose = (date: string) =>
    router.replace(machinePaths.churchForm(form, 'answers', date), { scroll: false });
  return (
    <FormField label={messages.answerList.date} className="measure print:hidden">
      {(field) => (
        <select
          {...field}
          className="field"
          value={shown.date}
          onChange={({ target }) => choose(target.value)}
        >
          {dates.map((date) => (
            <option key={date.date} value={date.date}>
              {`${dateWords(date)}: ${seatWords(date)}`}
            </option>
          ))}
        </select>
      )}
    </FormField>
  );
}
