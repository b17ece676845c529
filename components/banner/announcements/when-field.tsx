'use client';

import { formatInTimeZone } from 'date-fns-tz';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { ChoiceField } from '#components/form/choice-field.tsx';
import { InputField } from '#components/form/form-field.tsx';
import type { AnnouncementFormValues } from '#lib/announcements/schema.ts';
import {
  lastDay,
  type QuickTime,
  quickTimeOf,
  quickTimes,
  type ShowingTime,
  showingTime,
} from '#lib/announcements/showing-time.ts';
import { churchTimeZone } from '#lib/core/church/locale.ts';
import { addDays, type DateText } from '#lib/core/dates/calendar-date.ts';
import { formatDay } from '#lib/core/dates/day-words.ts';
import { messages } from '#lib/language/messages.ts';

interface WhenFieldProps {
  form: UseFormReturn<AnnouncementFormValues>;
}

/** When an announcement shows: a choice that sets both times, and the times in words. */
export function WhenField({ form }: WhenFieldProps) {
  const { chosen, choose, time, today } = useQuickTime(form);
  return (
    <ChoiceField
      label={messages.announcements.fields.when}
      options={whenOptions()}
      radio={(choice) => ({
        name: 'quick-time',
        checked: chosen === choice,
        onChange: () => choose(choice, choice === 'until' ? addDays(today, 7) : today),
      })}
    >
      {chosen === 'until' && (
        <InputField
          label={messages.announcements.fields.lastDay}
          className="mt-4 max-w-60"
          type="date"
          min={today}
          value={lastDay(time) ?? ''}
          onChange={({ target }) => target.value && choose('until', target.value)}
        />
      )}
      <p aria-live="polite" className="mt-3 text-sm text-ink-2">
        {timeWords(time)}
      </p>
    </ChoiceField>
  );
}

const whenOptions = () =>
  quickTimes.map((value) => ({ value, label: messages.announcements.quickTimes[value] }));

function useQuickTime(form: WhenFieldProps['form']) {
  const [picked, setPicked] = useState<QuickTime | null>(null);
  const [start_date = '', end_date = '', zone] = form.watch(['start_date', 'end_date', 'timezone']);
  const time = { start_date, end_date };
  const today = formatInTimeZone(new Date(), zone || churchTimeZone(), 'yyyy-MM-dd');
  const choose = (choice: QuickTime, last: DateText) => {
    setPicked(choice);
    const options = { shouldDirty: true, shouldValidate: form.formState.isSubmitted };
    const times = showingTime(choice, today, last);
    form.setValue('start_date', times.start_date, options);
    form.setValue('end_date', times.end_date, options);
  };
  // Two choices may mean the same days: the picked one wins.
  const meant = picked && showingTime(picked, today, lastDay(time) ?? today);
  const isPicked = meant?.start_date === start_date && meant.end_date === end_date;
  return { chosen: isPicked ? picked : quickTimeOf(time, today), choose, time, today };
}

function timeWords(time: ShowingTime): string {
  const first = time.start_date.slice(0, 10);
  const last = lastDay(time);
  if (last === null || last < first || !time.start_date.endsWith('T00:00'))
    return messages.announcements.showsOtherwise;
  return last === first
    ? messages.announcements.showsOn(dayText(first))
    : messages.announcements.showsFrom(dayText(first), dayText(last));
}

function dayText(date: DateText): string {
  return formatDay(date, 'EEEE, MMMM d') ?? date;
}
