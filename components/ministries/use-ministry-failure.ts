'use client';

import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { ActionForm } from '#components/form/use-action-form.ts';
import { errorMessages } from '#lib/core/operations/errors.ts';
import { ministryMessages } from '#lib/ministries/messages.ts';

/** What a failure is called here: that of the database, and that of anything else. */
const inOwnWords: Readonly<Record<string, string>> = {
  [errorMessages.unavailable]: ministryMessages.saveFailed,
  [errorMessages.unexpected]: ministryMessages.unexpected,
};

export interface MinistryFormState<Values extends FieldValues> extends ActionForm<Values> {
  /** Why the last try failed. */
  failure: string | null;
}

/** Keeps why a ministry could not be saved, for the form to show; its toast says `failed`. */
export function useMinistryFailure(failed: string) {
  const [failure, setFailure] = useState<string | null>(null);
  const failureText = (message: string = errorMessages.unexpected) => {
    setFailure(inOwnWords[message] ?? message);
    return failed;
  };
  const withFailure = <Values extends FieldValues>(state: ActionForm<Values>): MinistryFormState<Values> => ({
    ...state,
    failure,
    submit: () => {
      setFailure(null);
      return state.submit();
    },
  });
  return { failureText, withFailure };
}
