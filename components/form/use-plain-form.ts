'use client';

import { type FormEvent, useState } from 'react';
import type { ActionResult } from '#lib/core/operations/action.ts';
import { runUnlocked } from './use-action-form.ts';
import { type FormAction, useFormAction } from './use-form-action.ts';

/**
 * A form that works without scripts, and with them stays as it was typed, asking for the password again where the
 * session has ended. `onDone` follows what was sent with scripts.
 */
export function usePlainForm<Data>(action: FormAction<Data>, onDone?: (data: Data) => void) {
  const [posted, post] = useFormAction(action);
  const [answered, setAnswered] = useState<ActionResult<Data> | null>(null);
  const [isPending, setIsPending] = useState(false);
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    // The button counts too: what was pressed may be one of several.
    const { submitter } = event.nativeEvent as SubmitEvent;
    const fields = new FormData(event.currentTarget, submitter);
    setIsPending(true);
    const result = await runUnlocked((form: FormData) => action(null, form), fields);
    setIsPending(false);
    setAnswered(result);
    if (result.ok) onDone?.(result.data);
  };
  return { result: answered ?? posted, isPending, form: { action: post, onSubmit, noValidate: true } };
}
