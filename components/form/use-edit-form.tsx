'use client';

import { type ReactNode, useEffect, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { toast } from '#components/ui/toast/toast.ts';
import { ConflictNotice, type ConflictWords } from './conflict-notice.tsx';
import { type ActionForm, type ActionFormOptions, useActionForm } from './use-action-form.ts';

/** A row with its version; null where there is no row yet. */
interface Versioned {
  updated_at: string | null;
}

interface EditFormOptions<Row extends Versioned, Values extends FieldValues, Input, Output>
  extends Omit<ActionFormOptions<Values, Input, Output>, 'defaultValues' | 'toInput' | 'onSuccess'>,
    ConflictWords<Row> {
  /** The row as the server has it. A form that nothing was typed into follows it. */
  row: Row;
  /** What the form holds of a row. */
  valuesOf: (row: Row) => Values;
  /** What the form begins with, where that is not all of the row. */
  defaultValues?: Values;
  /** What is sent for these values, over this version of the row. */
  toInput: (values: Values, if_match: string) => Input;
  /** The toast of a change that is saved. */
  saved: string | ((data: Output) => string);
  onSaved: (data: Output) => void;
}

export interface EditForm<Row extends Versioned, Values extends FieldValues> extends ActionForm<Values> {
  /** What to show above the fields: the change that somebody else saved first, if any. */
  notice: ReactNode;
  /** Shows this row, and saves over it from now on. */
  follow: (row: Row) => void;
}

/** The form of a row that exists: it saves over the version that it shows, and lets a person settle a conflict. */
export function useEditForm<Row extends Versioned, Values extends FieldValues, Input, Output>(
  options: EditFormOptions<Row, Values, Input, Output>,
): EditForm<Row, Values> {
  const { row, valuesOf, defaultValues, toInput, saved, onSaved, noun, labels, format, ...form } = options;
  const [opened, setOpened] = useState(row);
  const state = useActionForm<Values, Input, Output>({
    ...form,
    defaultValues: defaultValues ?? valuesOf(row),
    toInput: (values) => toInput(values, opened.updated_at ?? '*'),
    onSuccess: (data) => {
      toast('success', typeof saved === 'string' ? saved : saved(data));
      onSaved(data);
    },
  });
  const follow = (now: Row, isTypedKept = false) => {
    setOpened(now);
    state.form.reset(valuesOf(now), { keepDirtyValues: isTypedKept });
  };
  const { isDirty } = state.form.formState;
  // A change of what was typed over waits until the form is saved: then both are shown.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a row that arrives is followed once
  useEffect(() => {
    if (row.updated_at === opened.updated_at) return;
    if (!isDirty || isSame(valuesOf(row), valuesOf(opened))) follow(row, true);
  }, [row.updated_at]);
  const conflict = { noun, labels, format, valuesOf, opened, onSettled: setOpened };
  return { ...state, notice: <ConflictNotice<Row, Values> state={state} {...conflict} />, follow };
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
