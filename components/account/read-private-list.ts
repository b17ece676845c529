import { runUnlocked } from '#components/form/use-action-form.ts';
import { errorMessages } from '#lib/core/operations/errors.ts';
import { type List, listApi } from '#lib/core/site/api-client.ts';
import { readAdminMode } from './admin-mode.ts';
import { untilLeft } from './leaving.ts';

/**
 * Reads a list that staff alone may read; when the session has ended or owes its second factor, asks for
 * that first, though not whoever has left admin mode meanwhile.
 * @throws Error in words to show
 */
export async function readPrivateList<Row>(path: string): Promise<List<Row>> {
  await untilLeft();
  if (!readAdminMode()) throw new Error(errorMessages.unauthenticated);
  const answer = await runUnlocked<string, List<Row>>(listApi, path, readAdminMode);
  if (!answer.ok) throw new Error(answer.error.message);
  return answer.data;
}
