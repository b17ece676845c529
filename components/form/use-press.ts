'use client';

import { useState } from 'react';
import { toast } from '#components/ui/toast/toast.ts';
import type { ActionResult } from '#lib/core/operations/action.ts';
import { messageOf, runUnlocked } from './use-action-form.ts';

interface Outcome<Data> {
  /** The toast of a success; none without it. */
  done?: string | ((data: Data) => string);
  /** The toast of a failure, from its message; by default the message itself. */
  failed?: (message: string) => string;
  /** The same, for words of its own when the server did not answer. */
  failureText?: (message?: string) => string;
}

/** Runs an action of staff and says in a toast how it ended. Returns the data, or undefined after a failure. */
export async function carryOut<Input, Data>(
  action: (input: Input) => Promise<ActionResult<Data>>,
  input: Input,
  { done, failed = (message) => message, failureText }: Outcome<Data>,
): Promise<{ data: Data } | undefined> {
  const result = await runUnlocked(action, input);
  if (!result.ok) {
    const { error } = result;
    toast('error', failureText ? failureText(messageOf(error)) : failed(error.message));
    return;
  }
  if (done) toast('success', typeof done === 'string' ? done : done(result.data));
  return result;
}

/** A button that runs an action of staff in this way: whether it is running, and what runs it. */
export function usePress<Input, Data>(
  action: (input: Input) => Promise<ActionResult<Data>>,
  onDone: (data: Data) => unknown,
  failed: (message: string) => string = (message) => message,
) {
  const [isPending, setIsPending] = useState(false);
  const press = async (input: Input) => {
    setIsPending(true);
    const result = await carryOut(action, input, { failed });
    if (result) await onDone(result.data);
    setIsPending(false);
  };
  return { isPending, press };
}
