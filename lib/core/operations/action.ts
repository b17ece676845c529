import 'server-only';
import type { z } from 'zod';
import { currentActor } from '#lib/core/auth/actor.ts';
import { reportActionBegun, reportRefusal } from '#lib/core/cache/render-context.ts';
import { renewFacts } from '#lib/core/church/facts-scope.ts';
import { log } from '#lib/core/process/log.ts';
import { type ErrorCode, type FieldErrors, isFailure, statusOf, toAppError } from './errors.ts';
import type { Operation } from './operation.ts';

/** The result of an action. It never throws, because a thrown action is a bare 500 in the browser. */
export type ActionResult<Output> = { ok: true; data: Output } | { ok: false; error: ActionError };

export interface ActionError {
  code: ErrorCode;
  message: string;
  fields?: FieldErrors;
  current?: unknown;
  /** No response arrived: the message is not the server's. */
  isUnanswered?: true;
}

/** Returns the operation as a server action: it resolves the actor, runs the operation and returns a value. */
export function toAction<Schema extends z.ZodType, Output>(operation: Operation<Schema, Output>) {
  return async (raw: z.input<Schema>): Promise<ActionResult<Output>> => {
    reportActionBegun();
    try {
      return { ok: true, data: await operation.execute(await currentActor(), raw) };
    } catch (error) {
      const { code, message, more } = toAppError(error);
      reportRefusal(statusOf[code]);
      if (isFailure(error)) log.error({ err: error, operation: operation.name }, 'action failed');
      return {
        ok: false,
        error: {
          code,
          message,
          ...(more.fields && { fields: more.fields }),
          ...(more.current !== undefined && { current: more.current }),
        },
      };
    } finally {
      // A page may be rendered into the same answer: for a form without scripts, or where the cookie was renewed.
      await renewFacts();
    }
  };
}

/**
 * Returns the operation as the action of a visitors' form that works without scripts: it takes the fields as texts, and
 * the page at the form's address renders the result.
 */
export function toFormAction<Schema extends z.ZodType, Output>(operation: Operation<Schema, Output>) {
  const act = toAction(operation);
  return (_previous: ActionResult<Output> | null, form: FormData): Promise<ActionResult<Output>> =>
    act((form instanceof FormData ? Object.fromEntries(form) : {}) as z.input<Schema>);
}
