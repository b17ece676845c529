'use client';

import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { type ActionForm, type ActionFormOptions, useActionForm } from '#components/form/use-action-form.ts';
import { errorMessages } from '#lib/core/operations/errors.ts';
import { ministryMessages } from '#lib/ministries/messages.ts';

/** What a failure is called here: that of the database, and that of anything else. */
const inOwnWords: Readonly<Record<string, string>> = {
  [errorMessages.unavailable]: ministryMessages.saveFailed,
  [errorMessages.unexpected]: ministryMessages.unexpected,
};

export interface MinistryFormState<Values extends FieldValues> extends ActionForm<Values> {
  /** What went wrong at the last try. */
  failure: string | null;
}

interface MinistryFormOptions<Values extends FieldValues, Input, Output>
  extends Omit<ActionFormOptions<Values, Input, Output>, 'failureText'> {
  /** What a message says of a failure; why is said in the form. */
  failed: string;
}

/** The state of a ministry's form: what went wrong is said in it. */
export function useMinistryForm<Values extends FieldValues, Input, Output>({
  failed,
  ...options
}: MinistryFormOptions<Values, Input, Output>): MinistryFormState<Values> {
  const [failure, setFailure] = useState<string | null>(null);
  const state = useActionForm({
    ...options,
    failureText: (message = errorMessages.unexpected) => {
      setFailure(inOwnWords[message] ?? message);
      return failed;
    },
  });
  const submit = () => {
    setFailure(null);
    return state.submit();
  };
  return { ...state, submit, failure };
}
