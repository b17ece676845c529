import 'server-only';
import type { z } from 'zod';
import { type ActionResult, toAction } from './action.ts';
import type { Operation } from './operation.ts';

/**
 * The operation as the action of a visitors' form, which works without scripts: it takes the fields as their texts,
 * and the page at the form's address renders its answer.
 */
export function toFormAction<Schema extends z.ZodType, Output>(operation: Operation<Schema, Output>) {
  const act = toAction(operation);
  return (_previous: ActionResult<Output> | null, form: FormData): Promise<ActionResult<Output>> =>
    act((form instanceof FormData ? Object.fromEntries(form) : {}) as z.input<Schema>);
}
