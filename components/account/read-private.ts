import { runUnlocked } from '#components/form/use-action-form.ts';
import { type List, listApi } from '#lib/core/browser/api-client.ts';
import type { ActionResult } from '#lib/core/operations/action.ts';
import { messages } from '#lib/language/messages.ts';
import { readAdminMode } from './admin-mode.ts';
import { untilLeft } from './session.ts';

/**
 * Reads what only staff may read. When the session has ended or owes its second factor, asks for that first,
 * unless admin mode was left in the meantime.
 * @throws Error with a message to show
 */
export async function readPrivate<Input, Data>(
  read: (input: Input) => Promise<ActionResult<Data>>,
  input: Input,
): Promise<Data> {
  if (!(await isStillIn())) throw new Error(messages.errors.unauthenticated);
  const answer = await runUnlocked(read, input, isStillIn);
  if (!answer.ok) throw new Error(answer.error.message);
  return answer.data;
}

/** Whether admin mode is on once a leaving that is under way has ended: a read may have begun before it. */
async function isStillIn(): Promise<boolean> {
  await untilLeft();
  return readAdminMode();
}

/** Reads a list of the API in the same way. */
export function readPrivateList<Row>(path: string): Promise<List<Row>> {
  return readPrivate(listApi<Row>, path);
}
