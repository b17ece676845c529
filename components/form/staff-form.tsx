'use client';

import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { ErrorSummary } from './error-summary.tsx';
import type { ActionForm } from './use-action-form.ts';

interface StaffFormProps<Values extends FieldValues> {
  /** What the form holds: its mistakes and a conflicting change are shown above the fields. */
  state?: Pick<ActionForm<Values>, 'form' | 'notice' | 'submit'>;
  onSubmit?: (() => unknown) | undefined;
  className?: string;
  /** The id of its heading, for a form that is a region of a page. */
  labelledBy?: string;
  children: ReactNode;
}

/** The element of every staff form: validated by its schema, not by the browser, and submitted by script. */
export function StaffForm<Values extends FieldValues>(props: StaffFormProps<Values>) {
  const { state, onSubmit = state?.submit, className = 'grid gap-6', labelledBy, children } = props;
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
      {children}
    </form>
  );
}
