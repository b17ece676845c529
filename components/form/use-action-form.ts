'use client';

import { unstable_isUnrecognizedActionError } from 'next/navigation';
import { type ReactNode, useState } from 'react';
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { z } from 'zod';
import { countUnlocks, requestUnlock, stepFor, type UnlockStep } from '#components/ui/dialog/unlock.ts';
import { tellUpdated } from '#components/ui/lazy/tell-failure.ts';
import { toast } from '#components/ui/toast/toast.ts';
import { schemaResolver } from '#lib/core/browser/schema-resolver.ts';
import type { ActionError, ActionResult } from '#lib/core/operations/action.ts';
import { messages } from '#lib/language/messages.ts';
import { useUploadsEnd } from './picture/use-uploads-end.ts';
import type { SavedBeside } from './saving/saved-beside.ts';
import { type RowSaving, useRowSaving } from './saving/use-row-saving.ts';

export interface ActionFormOptions<Values extends FieldValues, Input, Output>
  extends Outcome<Output>,
    RowSaving<Values, Output> {
  /** The schema, the same as on the server. */
  schema: z.ZodType<unknown, Values>;
  defaultValues: Values;
  /** Returns the input for these values, over the version of `row` where it is given; by default the values. */
  toInput?: (values: Values, row?: unknown) => Input;
  action: (input: Input) => Promise<ActionResult<Output>>;
  /** The form's values after a success; by default they stay. */
  empty?: Values;
  onSuccess: (data: Output) => void;
}

/** How a toast says that something failed. */
export interface FailureWords {
  /** Says it of a message; by default the message itself. */
  failed?: ((message: string) => string) | undefined;
  /** The same, with words of its own where the server gave no message. */
  failureText?: ((message?: string) => string) | undefined;
}

/** How toasts say how something ended. */
export interface Outcome<Data> extends FailureWords {
  /** The toast of a success; none without it. */
  done?: string | ((data: Data) => string) | undefined;
}

export interface ActionForm<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  submit: () => Promise<void>;
  isPending: boolean;
  /** Why the last try failed, until the form is sent again. */
  failure: ActionError | null;
  /** The current row, when someone else changed it first. */
  conflict: unknown;
  clearConflict: () => void;
  /** What is shown above the fields of an existing row: the notice of a conflicting change. */
  notice?: ReactNode;
  beside?: SavedBeside | null;
}

/**
 * A form that validates with the shared schema, submits to a server action, and loses nothing typed: errors are
 * shown beside their fields, and when the session has ended, the password is asked for and the form sent again.
 */
export function useActionForm<Values extends FieldValues, Input, Output>(
  options: ActionFormOptions<Values, Input, Output>,
): ActionForm<Values> {
  const form = useForm<Values>({
    resolver: schemaResolver(options.schema),
    defaultValues: options.defaultValues as DefaultValues<Values>,
    shouldFocusError: true,
  });
  const { toInput = (values) => values as unknown as Input } = options;
  const [failure, setFailure] = useState<ActionError | null>(null);
  const [conflict, setConflict] = useState<unknown>(null);
  const { isWaiting, uploadsEnd } = useUploadsEnd();
  const sendRow = (sent: Values, row?: unknown) => runUnlocked(options.action, toInput(sent, row));
  const save = useRowSaving(options, sendRow, form.formState.isDirty);

  const submit = form.handleSubmit(async () => {
    // The values as typed: the server parses them itself, with the same schema.
    const result = await save(structuredClone(form.getValues()));
    if (result === 'half') return;
    if (result.ok) {
      toastSuccess(result.data, options.done);
      if (options.empty) form.reset(options.empty);
      return options.onSuccess(result.data);
    }
    const { message, fields = {}, code, current } = result.error;
    for (const [name, messages] of Object.entries(fields)) {
      form.setError(name as FieldPath<Values>, { message: messages[0] ?? message });
    }
    if (code === 'conflict') setConflict(current);
    setFailure(result.error);
    toastFailure(result.error, options);
  });
  return {
    form,
    submit: async () => {
      setFailure(null);
      // The field of a file that was not stored says why.
      if (await uploadsEnd()) await submit();
    },
    isPending: isWaiting || form.formState.isSubmitting,
    failure,
    conflict,
    clearConflict: () => setConflict(null),
    beside: options.beside ?? null,
  };
}

/** Says in a toast that something is done, where it has words for it. */
export function toastSuccess<Data>(data: Data, done: Outcome<Data>['done']): void {
  if (done) toast('success', typeof done === 'string' ? done : done(data));
}

/** Says in a toast that something failed. */
export function toastFailure(error: ActionError, words: FailureWords): undefined {
  const { failed = (message) => message, failureText } = words;
  const message = messageOf(error);
  toast('error', failureText ? failureText(message) : failed(message ?? messages.errors.unreachable));
}

/** The server's message of a failure; undefined when there was no answer. */
export function messageOf({ message, isUnanswered }: ActionError): string | undefined {
  return isUnanswered ? undefined : message;
}

/**
 * Runs an admin action; when the session has ended or owes its second factor, asks for that and runs it again, unless
 * `mayAsk` says no by then.
 */
export async function runUnlocked<Input, Output>(
  action: (input: Input) => Promise<ActionResult<Output>>,
  input: Input,
  mayAsk: () => boolean | Promise<boolean> = () => true,
): Promise<ActionResult<Output>> {
  try {
    const unlocks = countUnlocks();
    let result = await action(input);
    // Admin mode was unlocked for another request in the meantime.
    if (stepOf(result) && countUnlocks() > unlocks) result = await action(input);
    const step = stepOf(result);
    if (result.ok || !step || !(await mayAsk())) return result;
    return (await requestUnlock(step, { reason: result.error.message })) ? await action(input) : result;
  } catch (error) {
    if (unstable_isUnrecognizedActionError(error)) tellUpdated();
    return {
      ok: false,
      error: { code: 'unavailable', message: messages.errors.unreachable, isUnanswered: true },
    };
  }
}

function stepOf<Output>(result: ActionResult<Output>): UnlockStep | null {
  return result.ok ? null : stepFor(result.error.code);
}
