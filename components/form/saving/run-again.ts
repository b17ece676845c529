import type { ActionResult } from '#lib/core/operations/action.ts';

interface Sending<Sent> {
  /** What this try sends. */
  sent: Sent;
  /** What earlier tries sent without an answer; kept by this function. */
  unanswered: { current: Sent[] };
  /** Whether the row on the server is what a try has made. */
  isArrived: (row: unknown, sent: Sent) => boolean;
}

/**
 * Sends a change and notes whether it is answered. A row that an unanswered try has made is no conflict: the change is
 * sent again over it.
 * @param send sends the change, over the version of `row` where it is given
 */
export async function runAgain<Sent, Output>(
  send: (row?: unknown) => Promise<ActionResult<Output>>,
  { sent, unanswered, isArrived }: Sending<Sent>,
): Promise<ActionResult<Output>> {
  const first = await send();
  const row = first.ok || first.error.code !== 'conflict' ? undefined : first.error.current;
  const isOwn = row && unanswered.current.some((earlier) => isArrived(row, earlier));
  const result = isOwn ? await send(row) : first;
  if (result.ok) unanswered.current = [];
  else if (result.error.isUnanswered) unanswered.current = [...unanswered.current, sent];
  return result;
}
