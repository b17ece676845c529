'use client';

import { useState } from 'react';
import type { ActionResult } from '#lib/core/operations/action.ts';
import { type Outcome, runUnlocked, toastFailure, toastSuccess } from './use-action-form.ts';

/** Runs an action of staff and says in a toast how it ended. Returns the data, or undefined after a failure. */
export async function carryOut<Input, Data>(
  action: (input: Input) => Promise<ActionResult<Data>>,
  input: Input,
  { done, ...words }: Outcome<Data>,
): Promise<{ data: Data } | undefined> {
  const result = await runUnlocked(action, input);
  if (!result.ok) return toastFailure(result.error, words);
  toastSuccess(result.data, done);
  return result;
}

/** A button that runs an action of staff in this way: whether it is running, and what runs it. */
export function usePress<Input, Data>(
  action: (input: Input) => Promise<ActionResult<Data>>,
  onDone: (data: Data) => unknown,
  failed?: (message: string) => string,
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
