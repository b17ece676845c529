'use client';

import type { ActionForm } from '#components/form/use-action-form.ts';
import { Spinner } from '#components/ui/progress/spinner.tsx';
import { RetryNotice } from '#components/ui/text/retry-notice.tsx';
import { datesAhead, isOverAt } from '#lib/closings/closing-days.ts';
import { closingDays } from '#lib/closings/closing-words.ts';
import type { ClosingFormValues, ClosingOccurrence, ClosingSelection } from '#lib/closings/schema.ts';
import { formatDate } from '#lib/core/dates/calendar-date.ts';
import { unbrokenTimes } from '#lib/core/dates/unbroken-times.ts';
import { shownTime } from '#lib/events/times/shown-time.ts';
import { messages } from '#lib/language/messages.ts';
import type { ClosingPreview } from './use-closing-preview.ts';

interface ClosingDatesProps {
  form: ActionForm<ClosingFormValues>['form'];
  /** The choice; null while incomplete. */
  selection: ClosingSelection | null;
  preview: ClosingPreview;
}

/** Every date that the closing affects, each with a checkbox to exempt it. */
export function ClosingDates({ form, selection, preview }: ClosingDatesProps) {
  const { dates, isCurrent, problem } = preview;
  if (!selection) return <p className={note}>{messages.closings.choose}</p>;
  if (problem && !isCurrent) return <Failure {...preview} />;
  if (!dates) return <Looking />;
  const { from, to, except } = selection;
  const touched = dates.filter(({ id }) => !except.includes(id));
  return (
    <fieldset aria-busy={!isCurrent} className="rounded-card border border-accent/40 bg-accent/6 p-4 sm:p-5">
      <legend className="legend-inside mb-2 w-full font-display text-lg">
        {closingDays({ from, to: to ?? from })}
      </legend>
      <p role="status" className="clear-both text-sm">
        <strong className="font-semibold">
          {messages.closingForm.touches(touched.length, datesAhead(dates, except).length)}
        </strong>{' '}
        <span>{touched.length > 0 ? messages.closings.leaveOn : messages.closings.nothingOn}</span>
      </p>
      <ul className="mt-2 empty:hidden">
        {dates.map((date) => (
          <li key={date.id} className="border-t border-rule first:border-t-0">
            <DateBox form={form} date={date} hasDay={to !== null && to !== from} />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

const note = 'rounded-card border border-accent/40 bg-accent/6 p-4 text-sm sm:p-5';

/** A checkbox bound to the inverse list of exempted dates. */
function DateBox({
  form,
  date,
  hasDay,
}: Pick<ClosingDatesProps, 'form'> & { date: ClosingOccurrence; hasDay: boolean }) {
  const except = form.watch('except') ?? [];
  const isTouched = !except.includes(date.id);
  const toggle = () =>
    form.setValue('except', isTouched ? [...except, date.id] : except.filter((id) => id !== date.id));
  const facts = [
    hasDay && formatDate(date.date, 'EEE, MMM d'),
    unbrokenTimes(shownTime(date.time)),
    !isTouched && messages.closingForm[isOverAt(date, new Date()) ? 'isOver' : 'staysOn'],
  ];
  return (
    <label className="flex min-h-12 cursor-pointer items-center gap-3.5 py-1.5">
      <input
        type="checkbox"
        checked={isTouched}
        onChange={toggle}
        className="size-5 shrink-0 accent-accent"
      />
      <span className="min-w-0 wrap-anywhere">
        <span className="block leading-snug font-semibold">{date.title}</span>
        <span className="block text-sm text-ink-2">{facts.filter((fact) => fact !== false).join(' · ')}</span>
      </span>
    </label>
  );
}

function Looking() {
  return (
    <p role="status" className={`flex items-center gap-3 ${note}`}>
      <Spinner /> <span>{messages.closings.looking}</span>
    </p>
  );
}

function Failure({ problem, retry }: Pick<ClosingPreview, 'problem' | 'retry'>) {
  return (
    <RetryNotice className={note} onRetry={retry}>
      {problem}
    </RetryNotice>
  );
}
