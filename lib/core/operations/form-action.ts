import 'server-only';
import { redirect } from 'next/navigation';
import type { z } from 'zod';
import { plainFormTarget, reportCarried } from '#lib/core/cache/render-context.ts';
import { type ActionResult, toAction } from './action.ts';
import { splitCarried, textsOf } from './carried-form.ts';
import type { Operation } from './operation.ts';

/**
 * The operation as the action of a form that works without scripts: it gets the fields as their texts. `doneBy`
 * names what the page says once it is done, where that is all there is to say. Whoever has to sign in first finds
 * what was typed in the page that answers.
 */
export function toFormAction<Schema extends z.ZodType, Output>(
  operation: Operation<Schema, Output>,
  doneBy: string | ((output: Output) => string | null) = () => null,
) {
  const act = toAction(operation);
  return async (_previous: ActionResult<Output> | null, form: FormData): Promise<ActionResult<Output>> => {
    const posted = fieldsOf(form);
    const result = await act(posted as z.input<Schema>);
    if (result.ok) {
      const done = typeof doneBy === 'string' ? doneBy : doneBy(result.data);
      if (done !== null) leadToPage(done);
    } else if (result.error.code === 'unauthenticated' || result.error.code === 'mfa_required') {
      reportCarried(textsOf(posted));
    }
    return result;
  };
}

/** The same for a form that signs in, or out: it carries what was typed into another to the page that follows. */
export function toSignInAction<Schema extends z.ZodType, Output>(
  operation: Operation<Schema, Output>,
  isDone: (output: Output) => boolean = () => true,
) {
  const act = toAction(operation);
  return async (_previous: ActionResult<Output> | null, form: FormData): Promise<ActionResult<Output>> => {
    const { own, carried } = splitCarried(fieldsOf(form));
    reportCarried(carried);
    const result = await act(own as z.input<Schema>);
    // Typed words travel in forms alone: they fit no address and belong in no cookie.
    if (result.ok && isDone(result.data) && Object.keys(carried).length === 0) leadToPage(null);
    return result;
  };
}

/** Whether the form is done with: of any other answer its page has to be seen. */
export function isSaved(answer: object): boolean {
  return 'isSaved' in answer && answer.isSaved === true;
}

/** What a form that is saved did, by its name. */
export function whatIsDone(answer: object & { done?: string }): string | null {
  return isSaved(answer) ? (answer.done ?? 'saved') : null;
}

function fieldsOf(form: FormData): Record<string, unknown> {
  return form instanceof FormData ? Object.fromEntries(form) : {};
}

/** Sends a browser without scripts on to read the page (303), so that going back or reloading sends nothing again. */
function leadToPage(done: string | null): void {
  const target = plainFormTarget();
  if (target === undefined) return;
  const { pathname, searchParams } = new URL(target, 'http://localhost');
  if (done) searchParams.set('done', done);
  else searchParams.delete('done');
  redirect(searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname);
}
