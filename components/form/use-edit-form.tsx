'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { ConflictNotice, type ConflictWords } from './conflict-notice.tsx';
import { type ActionForm, type ActionFormOptions, useActionForm } from './use-action-form.ts';

/** A row with its version; null where there is no row yet. */
interface Versioned {
  updated_at: string | null;
}

interface EditFormOptions<Row extends Versioned, Values extends FieldValues, Input, Output>
  extends Omit<
      ActionFormOptions<Values, Input, Output>,
      'defaultValues' | 'toInput' | 'isArrived' | 'empty' | 'unchanged' | 'again'
    >,
    ConflictWords<Row> {
  /** The row on the server. An untouched form follows it. */
  row: Row;
  valuesOf: (row: Row) => Values;
  /** The initial values, where they differ from the row's. */
  defaultValues?: Values;
  /** Earlier input, and the row that it was based on. */
  draft?: { opened: Row; values: Values } | null;
  /** Returns the input for these values and this version of the row. */
  toInput: (values: Values, if_match: string, opened: Row) => Input;
}

export interface EditForm<Row extends Versioned, Values extends FieldValues> extends ActionForm<Values> {
  /** The row that the form is based on and saves over. */
  opened: Row;
  /** The notice of a conflicting change, shown above the fields; empty without one. */
  notice: ReactNode;
  /** Shows this row and bases the form on its version. */
  follow: (row: Row) => void;
}

/** The form of an existing row: it saves over the version it shows, and lets a person resolve a conflict. */
export function useEditForm<Row extends Versioned, Values extends FieldValues, Input, Output>(
  options: EditFormOptions<Row, Values, Input, Output>,
): EditForm<Row, Values> {
  const { row, valuesOf, draft = null, toInput, noun, labels, format, isWhole } = options;
  const [opened, setOpened] = useState(draft?.opened ?? row);
  const parsed = (values: Values) => options.schema.safeParse(values).data ?? values;
  const state = useActionForm<Values, Input, Output>({
    ...options,
    defaultValues: options.defaultValues ?? valuesOf(opened),
    toInput: (values, now) => {
      const over = (now as Row | undefined) ?? opened;
      return toInput(values, over.updated_at ?? '*', over);
    },
    isArrived: (now, values) => isSame(parsed(valuesOf(now as Row)), parsed(values)),
    // What an action answers is the row.
    unchanged: opened as unknown as Output,
    onHalfSaved: (saved) => follow(saved as unknown as Row),
  });
  const follow = (now: Row, isTypedKept = false) => {
    setOpened(now);
    state.form.reset(valuesOf(now), { keepDirtyValues: isTypedKept });
  };
  const unrestored = useRef(draft);
  const { isDirty } = state.form.formState;
  // A remote change of typed fields waits until the form is saved: then both are shown.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a row that arrives is followed once
  useEffect(() => {
    const isTyped = isDirty || unrestored.current !== null;
    if (unrestored.current) state.form.reset(unrestored.current.values, { keepDefaultValues: true });
    unrestored.current = null;
    if (row.updated_at !== null && row.updated_at <= (opened.updated_at ?? '')) return;
    if (isSame(valuesOf(row), valuesOf(opened))) setOpened(row);
    else if (!isTyped) follow(row, true);
  }, [row.updated_at]);
  const conflict = { noun, labels, format, isWhole, valuesOf, opened, onSettled: setOpened };
  return { ...state, opened, notice: <ConflictNotice<Row, Values> state={state} {...conflict} />, follow };
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
