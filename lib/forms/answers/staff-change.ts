import type { z } from 'zod';
import { AppError, fieldError } from '#lib/core/operations/errors.ts';
import { messages } from '#lib/language/messages.ts';
import { type AnswerState, hasSeats } from '../kinds.ts';
import { groupOf, type LockedAnswer, storeAnswer } from './answer-rows.ts';
import { toAnswer } from './present-answer.ts';
import type { AnswerRow, answerUpdate } from './schema.ts';
import { readSeats } from './seat-rows.ts';
import { leftOf } from './seats.ts';

type Change = Pick<z.output<typeof answerUpdate>, 'state' | 'has_come' | 'force'>;

const states: Record<'withSeats' | 'others', readonly AnswerState[]> = {
  withSeats: ['confirmed', 'waiting', 'cancelled', 'spam'],
  others: ['received', 'cancelled', 'spam'],
};

/**
 * Changes the state of an answer, or whether the party has come. Staff may confirm before others that wait.
 * @throws AppError `invalid` on `state`; `conflict` when too few seats are left and it is not forced
 */
export async function changeByStaff(
  locked: LockedAnswer,
  { state, has_come, force }: Change,
): Promise<AnswerRow> {
  const { form, row } = locked;
  if (state && !states[hasSeats(form) ? 'withSeats' : 'others'].includes(state))
    throw fieldError('state', messages.signUps.noState);
  if (state === 'confirmed' && row.state !== 'confirmed' && !force) await assertRoom(locked);
  const data = { ...(state && { state }), ...(has_come !== undefined && { has_come }) };
  const after = await storeAnswer(locked, data);
  return toAnswer(after.row, after.position);
}

async function assertRoom({ database, form, row }: LockedAnswer): Promise<void> {
  const left = leftOf(await readSeats(database, groupOf(form, row)));
  if (left !== null && row.seats > left)
    throw new AppError('conflict', messages.signUps.beyond(messages.signUps.left(left)));
}
