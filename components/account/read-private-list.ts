import { runUnlocked } from '#components/form/use-action-form.ts';
import { type List, listApi } from '#lib/core/site/api-client.ts';

/**
 * Reads a list that staff alone may read; when the session has ended or owes its second factor, asks for
 * that first.
 * @throws Error in words to show
 */
export async function readPrivateList<Row>(path: string): Promise<List<Row>> {
  const answer = await runUnlocked<string, List<Row>>(listApi, path);
  if (!answer.ok) throw new Error(answer.error.message);
  return answer.data;
}
