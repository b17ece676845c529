'use client';

import { useState } from 'react';
import { toast } from '#components/ui/toast/toast.ts';
import type { ActionResult } from '#lib/core/operations/action.ts';
import { runUnlocked } from './use-action-form.ts';

/**
 * A button that runs an action of staff: whether it is running, and what runs it. A failure is a toast, by default the
 * server's message.
 */
export function usePress<Input, Data>(
  action: (input: Input) => Promise<ActionResult<Data>>,
  onDone: (data: Data) => unknown,
  failed: (message: string) => string = (message) => message,
) {
  const [isPending, setIsPending] = useState(false);
  const press = async (input: Input) => {
    setIsPending(true);
    const result = await runUnlocked(action, input);
    if (result.ok) await onDone(result.data);
    else toast('error', failed(result.error.message));
    setIsPending(false);
  };
  return { isPending, press };
}
