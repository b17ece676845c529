import { expect, test, vi } from 'vitest';
import { runAgain } from '#components/form/saving/run-again.ts';
import type { ActionResult } from '#lib/core/operations/action.ts';

const lost: ActionResult<string> = {
  ok: false,
  error: { code: 'unavailable', message: 'No answer.', isUnanswered: true },
};
const conflictWith = (row: string): ActionResult<string> => ({
  ok: false,
  error: { code: 'conflict', message: 'Changed.', current: row },
});

/** Sends one value after the other to a server that answers in this order. */
async function sendAll(values: string[], ...answers: ActionResult<string>[]) {
  const unanswered = { current: [] as string[] };
  const send = vi.fn<(row?: unknown) => Promise<ActionResult<string>>>();
  for (const answer of answers) send.mockResolvedValueOnce(answer);
  let last = lost;
  for (const sent of values)
    last = await runAgain(send, { sent, unanswered, isArrived: (row, value) => row === `row of ${value}` });
  return { last, over: send.mock.calls.map(([row]) => row), unanswered: unanswered.current };
}

test('a change whose answer was lost is sent again over the row that it has made', async () => {
  const saved = { ok: true, data: 'saved' } as const;
  const again = await sendAll(['one', 'one'], lost, conflictWith('row of one'), saved);
  expect(again).toEqual({ last: saved, over: [undefined, undefined, 'row of one'], unanswered: [] });
  const typedOn = await sendAll(['one', 'two', 'three'], lost, lost, conflictWith('row of one'), saved);
  expect(typedOn.last).toEqual(saved);
  expect(typedOn.over.at(-1)).toBe('row of one');
});

test('what someone else has made stays a conflict, also when it reads like a change that was refused', async () => {
  const theirs = conflictWith('row of somebody else');
  expect((await sendAll(['one', 'one'], lost, theirs)).last).toEqual(theirs);
  const same = conflictWith('row of one');
  expect((await sendAll(['one'], same)).last).toEqual(same);
  const refused: ActionResult<string> = { ok: false, error: { code: 'invalid', message: 'No.' } };
  expect((await sendAll(['one', 'one'], refused, same)).last).toEqual(same);
});

test('an answer that is lost at the second sending is noted as well', async () => {
  const { unanswered } = await sendAll(['one', 'two'], lost, conflictWith('row of one'), lost);
  expect(unanswered).toEqual(['one', 'two']);
});
