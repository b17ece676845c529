import type { z } from 'zod';
import type { Prisma } from '#lib/core/generated/prisma/client.ts';
import { AppError } from '#lib/core/operations/errors.ts';
import { messages } from '#lib/language/messages.ts';
import { assertOpen, readDate } from '../form-dates.ts';
import { hasSeats } from '../kinds.ts';
import { signUpEnded } from '../mail.tsx';
import { queueNotes } from '../mailing/queue-notes.ts';
import { questionsOf, removedQuestionsOf } from '../present-form.ts';
import { groupOf, type LockedAnswer, nextArrival, storeAnswer } from './answer-rows.ts';
import { checkedAnswers } from './check-answers.ts';
import { assertServices } from './check-services.ts';
import { mailSignUp } from './mail-sign-up.ts';
import { withoutPrayers } from './prayers.ts';
import { toSignUp } from './present-answer.ts';
import type { Answers, SignUpRow, signUpUpdate } from './schema.ts';
import { readSeats } from './seat-rows.ts';
import { fits, leftOf } from './seats.ts';
import { checkedParty, noSeats } from './take-answer.ts';

type Change = Omit<z.output<typeof signUpUpdate>, 'token'>;

/**
 * Changes what the person who has the link signed up for. More seats are taken as a new party takes them: never before
 * one that waits. Omitted fields are kept; of fewer seats, the last names go.
 * @throws AppError `conflict` for a cancelled sign-up, or when too few seats are left; `gone`; `invalid`
 */
export async function changeSignUp(locked: LockedAnswer, change: Change): Promise<SignUpRow> {
  const { form, row } = locked;
  if (row.state === 'cancelled') throw new AppError('conflict', messages.signUps.alreadyCancelled);
  const { seats: wanted = row.seats } = change;
  const names = change.names ?? row.names.slice(0, wanted);
  const party = checkedParty(form, { seats: wanted, names });
  await assertChangeable(locked, party.seats - row.seats);
  const given = { ...(row.answers as Answers), ...change.answers };
  const answers = checkedAnswers(
    withoutPrayers(questionsOf(form)),
    withoutPrayers(removedQuestionsOf(form)),
    given,
  );
  await assertServices(form, answers, row.answers as Answers);
  const data = { ...party, answers: answers as Prisma.InputJsonValue };
  const stored = await storeAnswer(locked, data);
  return toSignUp(stored.row, stored.position);
}

/**
 * Cancels a sign-up, lets in who waits, and mails it to the person and to those who hear of answers. One that is cancelled
 * stays as it is.
 */
export async function cancelSignUp(locked: LockedAnswer): Promise<SignUpRow> {
  const { database, form } = locked;
  if (locked.row.state === 'cancelled') return toSignUp(locked.row, null);
  const cancellation = await nextArrival(database, form.id);
  const { row } = await storeAnswer(locked, { state: 'cancelled', cancellation });
  if (hasSeats(form)) await mailSignUp(database, signUpEnded, row.id);
  await queueNotes(database, form, cancellation);
  return toSignUp(row, null);
}

/** While the date is to come it may become less; more, as long as the form takes answers and has the seats. */
async function assertChangeable({ database, form, row }: LockedAnswer, more: number): Promise<void> {
  const now = new Date();
  const { occurrence, state } = await readDate(database, form, row.date, now);
  if (state !== 'on')
    throw new AppError('gone', messages.signUps[state === 'over' ? 'closedDate' : 'offDate']);
  if (more <= 0) return;
  assertOpen(form, occurrence, now);
  if (row.state !== 'confirmed') return;
  const seats = await readSeats(database, groupOf(form, row));
  if (!fits(seats, more)) throw noSeats(seats.waiting > 0 ? 0 : (leftOf(seats) ?? 0));
}
