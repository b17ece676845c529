import { requestUnlock, stepFor } from '#components/ui/unlock.ts';
import { codeOfProblem, errorMessages, type Problem } from '#lib/core/operations/errors.ts';

/**
 * Reads a list that staff alone may read; when the session has ended or owes its second factor, asks for
 * that first (readings 14 and 16).
 * @throws Error in words to show
 */
export async function readPrivately<Row>(path: string): Promise<{ rows: Row[]; total: number }> {
  const first = await ask(path);
  if (first.ok) return rowsOf(first);
  const refusal = await problemOf(first);
  const step = stepFor(codeOfProblem(refusal));
  const second = step && (await requestUnlock(step)) ? await ask(path) : null;
  if (second?.ok) return rowsOf(second);
  throw new Error((second ? await problemOf(second) : refusal).detail ?? errorMessages.unexpected);
}

async function rowsOf<Row>(response: Response): Promise<{ rows: Row[]; total: number }> {
  const rows = (await response.json()) as Row[];
  return { rows, total: Number(response.headers.get('x-total-count') ?? rows.length) };
}

async function problemOf(response: Response): Promise<Partial<Problem>> {
  return (await response.json().catch(() => ({}))) as Partial<Problem>;
}

async function ask(path: string): Promise<Response> {
  try {
    return await fetch(path, { cache: 'no-store' });
  } catch {
    throw new Error(errorMessages.unavailable);
  }
}
