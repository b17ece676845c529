'use client';

import { useEffect, useRef, useState } from 'react';
import { useActionForm } from '#components/form/use-action-form.ts';
import { useRefresh } from '#components/live-updates/use-refresh.ts';
import { toast } from '#components/ui/toast/toast.ts';
import { closeDatesAction } from '#lib/closings/actions.ts';
import {
  choiceOf,
  type DayChoice,
  datesAhead,
  daysOf,
  isOverAt,
  prefilledMessage,
} from '#lib/closings/closing-days.ts';
import { closingDays, closingName } from '#lib/closings/closing-words.ts';
import {
  type Closing,
  type ClosingFormValues,
  type ClosingSelection,
  closingInput,
  closingSelection,
} from '#lib/closings/schema.ts';
import { churchToday } from '#lib/core/dates/church-time.ts';
import { messages } from '#lib/language/messages.ts';
import { type ClosingAlert, useAlert } from './use-alert.ts';
import { type ClosingPreview, useClosingPreview } from './use-closing-preview.ts';
import { useReopening } from './use-reopening.ts';

export interface ClosingFormProps {
  /** The closing to edit; null for a new one. */
  changed: Closing | null;
  onClose: () => void;
}

/** The form of a closing: the choice, its preview and its text. */
export function useClosingForm({ changed, onClose }: ClosingFormProps) {
  const [choice, setChoice] = useState<DayChoice>(changed ? choiceOf(changed, churchToday()) : 'today');
  const alert = useAlert();
  const onClosed = useClosed(onClose, alert);
  const state = useActionForm({
    schema: closingInput,
    defaultValues: changed ? valuesOf(changed) : newClosing(),
    toInput: (values) => values,
    action: closeDatesAction,
    failureText: messages.closings.failed,
    onSuccess: onClosed,
  });
  const { form } = state;
  const selection = closingSelection.safeParse(form.watch()).data ?? null;
  const preview = useClosingPreview(selection);
  useLeftOn(form, changed, preview);
  useOverLeftOn(form, changed, preview);
  useWords(form, { choice, selection, preview, isOwn: changed !== null });
  const choose = (next: DayChoice) => {
    setChoice(next);
    for (const [name, value] of Object.entries(daysOf(next, churchToday())))
      form.setValue(name as 'from', value);
    form.clearErrors();
  };
  return { state, choice, choose, selection, preview, alert };
}

type Form = ReturnType<typeof useActionForm<ClosingFormValues, ClosingFormValues, Closing>>['form'];

function newClosing(): ClosingFormValues {
  return { ...daysOf('today', churchToday()), mode: 'cancelled', new_time: '', message: '', except: [] };
}

function valuesOf({ from, to, after_time, mode, new_time, message }: Closing): ClosingFormValues {
  return {
    ...{ from, mode, message, except: [] },
    to: to === from ? '' : to,
    after_time: after_time ?? '',
    new_time: new_time ?? '',
  };
}

function useClosed(onClose: () => void, alert: ClosingAlert): (closing: Closing) => void {
  const refresh = useRefresh();
  const reopen = useReopening();
  return (closing) => {
    const what = messages.closingForm.holds(closingName(closing), closingDays(closing));
    const isNew = closing.created_at === closing.updated_at;
    toast('success', messages.closings.closed(what, closing.occurrences.length), {
      ...(isNew && { action: { label: messages.activity.undo, run: () => void reopen(closing.id) } }),
    });
    onClose();
    void refresh();
    void alert.send(closing.id);
  };
}

/** Dates exempted before stay exempted. */
function useLeftOn(form: Form, changed: Closing | null, { dates, isCurrent }: ClosingPreview): void {
  const isKnown = useRef(changed === null);
  useEffect(() => {
    if (isKnown.current || !isCurrent || !dates) return;
    isKnown.current = true;
    const touched = new Set(changed?.occurrences.map(({ id }) => id));
    const left = dates.filter(({ id }) => !touched.has(id));
    form.setValue(
      'except',
      left.map(({ id }) => id),
    );
  }, [form, changed, dates, isCurrent]);
}

/** Dates that are over when they are first shown are exempted from a new closing. */
function useOverLeftOn(form: Form, changed: Closing | null, { dates = [] }: ClosingPreview): void {
  const seen = useRef(new Set<string>());
  useEffect(() => {
    const now = new Date();
    const fresh = changed ? [] : dates.filter(({ id }) => !seen.current.has(id));
    for (const { id } of fresh) seen.current.add(id);
    const over = fresh.filter((date) => isOverAt(date, now)).map(({ id }) => id);
    if (over.length > 0) form.setValue('except', [...(form.getValues('except') ?? []), ...over]);
  }, [form, changed, dates]);
}

interface Said {
  choice: DayChoice;
  selection: ClosingSelection | null;
  preview: ClosingPreview;
  /** The text was edited by staff from the start. */
  isOwn: boolean;
}

/** The text follows the choice until staff edit it. */
function useWords(form: Form, { choice, selection, preview, isOwn }: Said): void {
  const proposed = useRef(isOwn ? null : '');
  const words =
    selection && prefilledMessage(choice, selection, datesAhead(preview.dates ?? [], selection.except));
  useEffect(() => {
    if (words === null || form.getValues('message') !== proposed.current) return;
    proposed.current = words;
    form.setValue('message', words);
    form.clearErrors('message');
  }, [form, words]);
}
