'use client';

import { useEffect, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '#components/ui/button.tsx';
import { messages } from '#lib/language/messages.ts';
import type { ActionForm } from './use-action-form.ts';

export interface ConflictWords<Row extends object> {
  /** What is edited, such as 'event'. */
  noun: string;
  /** The fields that are compared, with their names on the form. */
  labels: Partial<Record<keyof Row, string>>;
  /** A value in words; undefined for the default. */
  format?: ((field: string, value: never) => string | null | undefined) | undefined;
  /** Whether what was typed is kept as a whole or not at all, such as a list whose entries may have moved. */
  isWhole?: boolean;
}

interface ConflictNoticeProps<Row extends object, Values extends FieldValues> extends ConflictWords<Row> {
  state: Pick<ActionForm<Values>, 'form' | 'conflict' | 'clearConflict'>;
  /** The row as it was when this form opened. */
  opened: Row;
  valuesOf: (theirs: Row) => Values;
  /** Called with the row that is saved over from now on. */
  onSettled: (theirs: Row) => void;
}

/** Shows what someone else saved first, and lets the person decide. Nothing typed is lost. */
export function ConflictNotice<Row extends object, Values extends FieldValues>(
  props: ConflictNoticeProps<Row, Values>,
) {
  const { state, noun, opened, labels, format, isWhole, valuesOf, onSettled } = props;
  const theirs = state.conflict as Row | null;
  if (!theirs) return null;
  const settle = (isMineKept: boolean) => {
    onSettled(theirs);
    // Untouched fields take the other person's values; typed ones stay.
    if (!(isWhole && isMineKept)) state.form.reset(valuesOf(theirs), { keepDirtyValues: isMineKept });
    state.clearConflict();
  };
  return <ChangedMeanwhile {...{ noun, opened, theirs, labels, format }} onSettle={settle} />;
}

interface ChangedMeanwhileProps<Row extends object>
  extends Pick<ConflictWords<Row>, 'noun' | 'labels' | 'format'> {
  opened: Row;
  theirs: Row;
  onSettle: (isMineKept: boolean) => void;
}

/** What someone else changed, and the choice between it and what was typed. */
export function ChangedMeanwhile<Row extends object>(props: ChangedMeanwhileProps<Row>) {
  const { noun, opened, theirs, labels, format, onSettle } = props;
  const heading = useRef<HTMLParagraphElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each conflict is announced
  useEffect(() => heading.current?.focus(), [theirs]);
  return (
    <div role="alert" className="grid gap-4 rounded-card border-2 border-sunflower bg-white p-5">
      <p ref={heading} tabIndex={-1} className="font-semibold">
        {messages.forms.changedMeanwhile(noun)}
      </p>
      <Differences opened={opened} theirs={theirs} labels={labels} format={format} />
      <div className="flex flex-wrap gap-3">
        <Button size="small" onClick={() => onSettle(true)}>
          {messages.forms.keepTyped}
        </Button>
        <Button size="small" variant="secondary" onClick={() => onSettle(false)}>
          {messages.forms.takeTheirs}
        </Button>
      </div>
    </div>
  );
}

interface DifferencesProps<Row extends object>
  extends Pick<ConflictNoticeProps<Row, FieldValues>, 'opened' | 'labels'> {
  theirs: Row;
  format: ConflictWords<Row>['format'];
}

function Differences<Row extends object>({ opened, theirs, labels, format }: DifferencesProps<Row>) {
  const textOf = (row: Row, field: keyof Row & string) =>
    (row[field] === null ? null : format?.(field, row[field] as never)) ?? text(row[field]);
  const changed = (Object.keys(labels) as (keyof Row & string)[]).filter(
    (field) => textOf(theirs, field) !== textOf(opened, field),
  );
  return (
    <dl className="grid gap-2 text-sm">
      {changed.map((field) => (
        <div key={field} className="grid gap-x-4 sm:grid-cols-[9rem_1fr]">
          <dt className="text-ink-3">{labels[field]}</dt>
          <dd>
            <del className="text-ink-3">{textOf(opened, field) || messages.forms.nothing}</del>{' '}
            <span className="mirrored">→</span> <ins>{textOf(theirs, field) || messages.forms.nothing}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function text(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? messages.forms.yes : messages.forms.no;
  return String(value);
}
