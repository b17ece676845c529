'use client';

import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { ErrorSummary } from './error-summary.tsx';
import { FormActions, type FormActionsProps } from './form-actions.tsx';
import type { SavedBeside } from './saving/saved-beside.ts';
import type { ActionForm } from './use-action-form.ts';

export interface StaffFormProps<Values extends FieldValues>
  extends Partial<Omit<FormActionsProps, 'isFoot' | 'className'>> {
  /** What the form holds: its mistakes and a conflicting change are shown above the fields. */
  state?: Pick<ActionForm<Values>, 'form' | 'notice' | 'submit' | 'isPending' | 'beside'>;
  /** What is saved in the same press, of a form without `state`. */
  beside?: SavedBeside | null | undefined;
  onSubmit?: (() => unknown) | undefined;
  className?: string;
  /** The id of its heading, for a form that is a region of a page. */
  labelledBy?: string;
  children: ReactNode;
}

/**
 * The element of every staff form: validated by its schema, not by the browser, and submitted by script. In a dialog,
 * the labels of its buttons put them at the foot.
 */
export function StaffForm<Values extends FieldValues>(props: StaffFormProps<Values>) {
  const { state, onSubmit = state?.submit, className = 'grid gap-6', labelledBy, children } = props;
  const { beside = state?.beside } = props;
  const { submit, isPending = state?.isPending ?? false, isDisabled, cancel, onCancel } = props;
  return (
    <form
      noValidate
      aria-labelledby={labelledBy}
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.();
      }}
    >
      {state && (
        <>
          <ErrorSummary form={state.form} />
          {state.notice}
        </>
      )}
      <Fields beside={beside}>{children}</Fields>
      {submit && onCancel && <FormActions {...{ submit, isPending, isDisabled, cancel, onCancel }} isFoot />}
    </form>
  );
}

/** The fields with what is saved beside them. */
function Fields({ beside, children }: { beside: SavedBeside | null | undefined; children: ReactNode }) {
  return beside ? beside.frame(children) : children;
}
