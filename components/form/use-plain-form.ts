'use client';

import { type FormEvent, useState } from 'react';
import type { ActionResult } from '#lib/core/operations/action.ts';
import { runUnlocked } from './use-action-form.ts';
import { type FormAction, useFormAction } from './use-form-action.ts';

interface PlainFormOptions<Data> {
  told?: Data | null;
  /** Follows what was sent with scripts. */
  onDone: (data: Data) => void;
}

/**
 * A form that works without scripts, and with them stays as it was typed, asking for the password again where the
 * session has ended. `told` is what the page itself says became of it, while it was not sent from here.
 */
export function usePlainForm<Data>(action: FormAction<Data>, { told, onDone }: PlainFormOptions<Data>) {
  const [posted, post] = useFormAction(action);
  const [answered, setAnswered] = useState<ActionResult<Data> | null>(null);
  // Held: a page that is asked for again no longer has it.
  const [before] = useState<ActionResult<Data> | null>(told ? { ok: true, data: told } : null);
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
    if (result.ok) onDone(result.data);
  };
  return {
    result: answered ?? posted ?? before,
    isPending,
    form: { action: post, onSubmit, noValidate: true },
  };
}
