'use client';

import { useRouter } from 'next/navigation';
import { readPrivate } from '#components/account/read-private.ts';
import { usePrivateRead } from '#components/account/use-private-list.ts';
import { FormField } from '#components/form/form-field.tsx';
import { Loading } from '#components/ui/progress/loading.tsx';
import { RetryNotice } from '#components/ui/text/retry-notice.tsx';
import { unlinkedPaths } from '#lib/core/addresses/unlinked-paths.ts';
import { findFormDatesAction } from '#lib/forms/actions.ts';
import type { FormRow } from '#lib/forms/schema.ts';
import type { FormDate } from '#lib/forms/staff/schema.ts';
import { messages } from '#lib/language/messages.ts';
import { dateWords, seatWords } from '../form-words.ts';
import { AnswerList } from './answer-list.tsx';

interface AnswersViewProps {
  form: FormRow;
  /** The asked date, as the rule gives it. */
  date: string | undefined;
}

const topics = ['sign-ups', 'events', 'forms'] as const;

/** What a form was answered: of a sign-up for an event date by date. */
export function AnswersView({ form, date: asked }: AnswersViewProps) {
  const read = () => readPrivate(findFormDatesAction, { id: form.id });
  const { data: dates, problem, reload } = usePrivateRead(`/church-forms/${form.id}/dates`, topics, read);
  const { loadFailed, loading } = messages.answerList;
  if (problem && !dates) return <RetryNotice onRetry={reload}>{`${loadFailed}: ${problem}`}</RetryNotice>;
  if (!dates) return <Loading>{loading}</Loading>;
  const shown = shownDate(dates, asked);
  return (
    <div className="grid gap-6">
      {shown && <DateChoice form={form.id} dates={dates} shown={shown} />}
      <AnswerList key={shown?.date} form={form} date={shown} />
    </div>
  );
}

/** The date that is asked for, or the next one that takes place; the last one when all are over. */
function shownDate(dates: readonly FormDate[], asked: string | undefined): FormDate | null {
  const next = dates.find(({ is_over, is_cancelled }) => !is_over && !is_cancelled);
  return dates.find(({ date }) => date === asked) ?? next ?? dates[dates.length - 1] ?? null;
}

interface DateChoiceProps {
  form: string;
  dates: readonly FormDate[];
  shown: FormDate;
}

/** The date whose answers are shown, each with its seats. */
function DateChoice({ form, dates, shown }: DateChoiceProps) {
  const router = useRouter();
  const choose = (date: string) =>
    router.replace(unlinkedPaths.churchForm(form, 'answers', date), { scroll: false });
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
