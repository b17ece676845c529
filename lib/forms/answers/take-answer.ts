import { createHash, randomUUID } from 'node:crypto';
import type { Database } from '#lib/core/database/db.ts';
import type { Form, FormReceipt, Prisma } from '#lib/core/generated/prisma/client.ts';
import { type AppError, fieldError } from '#lib/core/operations/errors.ts';
import { spellingsOf } from '#lib/core/text/mailbox-spellings.ts';
import { messages } from '#lib/language/messages.ts';
import { askedDate, assertOpen } from '../form-dates.ts';
import { hasSeats } from '../kinds.ts';
import { signUpAgain, signUpConfirmation } from '../mail.tsx';
import { queueNotes } from '../mailing/queue-notes.ts';
import { questionsOf, removedQuestionsOf, slotsOf } from '../present-form.ts';
import { nextArrival } from './answer-rows.ts';
import { checkedAnswers } from './check-answers.ts';
import { assertServices } from './check-services.ts';
import { mailSignUp } from './mail-sign-up.ts';
import { apart, storePrayers } from './prayers.ts';
import type { AnswerInput, Answers, ReceiptRow } from './schema.ts';
import { type Group, lockForm, readSeats } from './seat-rows.ts';
import { decide } from './seats.ts';
import { linkHashOf, signUpUrl } from './sign-up-link.ts';

type Sent = Omit<AnswerInput, 'captcha_answer' | 'captcha_token' | 'website'>;

/** What is stored of an answer, once it is checked. */
interface Checked extends Group {
  seats: number;
  names: string[];
  answers: Answers;
  /** What is asked to be prayed for, which no answer keeps. */
  prayers: string[];
}

/** Returns the key of a request: that of the form or, without scripts, the signed sum. */
export function requestKeyOf({ id, request_key, captcha_token }: AnswerInput): string {
  const own = request_key ?? createHash('sha256').update(captcha_token).digest('base64url');
  return `${id} ${own}`;
}

/** Returns what the same request was answered with before; null for a new one. */
export async function findReceipt(database: Database, request_key: string): Promise<ReceiptRow | null> {
  const found = await database.formReceipt.findUnique({ where: { request_key } });
  return found && toReceipt(found);
}

/**
 * Requires that the form takes this answer now.
 * @throws AppError `gone`; `invalid` on the fields that are wrong
 */
export async function checkedAnswer(database: Database, form: Form, sent: Sent): Promise<Checked> {
  const now = new Date();
  assertOpen(form, null, now);
  const { date, occurrence } = await askedDate(database, form, sent.date, now);
  assertOpen(form, occurrence, now);
  const answers = checkedAnswers(questionsOf(form), removedQuestionsOf(form), sent.answers);
  await assertServices(form, answers);
  return {
    form,
    date,
    slot_id: checkedSlot(form, sent.slot_id),
    ...checkedParty(form, sent),
    ...apart(form, answers),
  };
}

/** Returns the seats of a party and the names of its others. @throws AppError `invalid` on `seats` or `names` */
export function checkedParty(form: Form, { seats, names }: Pick<Sent, 'seats' | 'names'>) {
  if (!hasSeats(form)) return { seats: 1, names: [] };
  if (seats > form.party_max) throw fieldError('seats', messages.signUps.partyMax(form.party_max));
  if (names.length > seats) throw fieldError('names', messages.signUps.namesAreMore);
  return { seats, names };
}

function checkedSlot(form: Form, slot: string | null): string | null {
  const slots = slotsOf(form);
  if (slots.length === 0 && slot === null) return null;
  const found = slots.find(({ id }) => id === slot);
  if (!found) throw fieldError('slot_id', messages.signUps.noSlot);
  return found.id;
}

/**
 * Stores an answer: of a sign-up with a seat, or on the waiting list. The same request gets its first receipt again.
 * @throws AppError `not_found`, `gone`, `invalid`, or `conflict` when too few seats are left
 */
export async function takeAnswer(database: Database, sent: Sent, request_key: string): Promise<ReceiptRow> {
  const form = await lockForm(database, sent.id);
  const before = await findReceipt(database, request_key);
  if (before) return before;
  const checked = await checkedAnswer(database, form, sent);
  const { state, position } = hasSeats(form) ? await decided(database, checked) : received;
  const first = hasSeats(form) ? await findSame(database, checked, sent.email) : null;
  const answer_id = first ?? (await store(database, checked, sent, state));
  await storePrayers(database, sent, checked.prayers);
  if (hasSeats(form)) await mailSignUp(database, first ? signUpAgain : signUpConfirmation, answer_id);
  const data = { request_key, answer_id, state, position, is_second: first !== null };
  return toReceipt(await database.formReceipt.create({ data }));
}

const received = { state: 'received', position: null };

async function decided(database: Database, { seats: party, ...group }: Checked) {
  const decision = decide(await readSeats(database, group), party, group.form.has_waiting_list);
  if (decision.state === 'full') throw noSeats(decision.left);
  return { state: decision.state, position: decision.state === 'waiting' ? decision.position : null };
}

/** Returns the refusal of seats that are not there. */
export function noSeats(left: number): AppError {
  return fieldError('seats', messages.signUps.full(messages.signUps.left(left)), 'conflict');
}

/** Returns the id of what the address has signed up for already. */
async function findSame(database: Database, group: Group, email: string): Promise<string | null> {
  const { form, date, slot_id } = group;
  const found = await database.formAnswer.findFirst({
    where: {
      ...{ form_id: form.id, date, slot_id, email: { in: spellingsOf(email) } },
      state: { in: ['confirmed', 'waiting'] },
    },
    select: { id: true },
  });
  return found?.id ?? null;
}

async function store(database: Database, checked: Checked, sent: Sent, state: string): Promise<string> {
  const { form, answers, prayers: _, ...party } = checked;
  const { name, email, phone, language = null } = sent;
  const arrival = await nextArrival(database, form.id);
  const id = randomUUID();
  await database.formAnswer.create({
    data: {
      ...party,
      ...{ id, form_id: form.id, name, email, phone, language, state, token_hash: linkHashOf(id) },
      arrival,
      answers: answers as Prisma.InputJsonValue,
    },
  });
  await queueNotes(database, form, arrival);
  return id;
}

function toReceipt({ answer_id, state, position, is_second }: FormReceipt): ReceiptRow {
  return {
    state: state as ReceiptRow['state'],
    ...(position !== null && { position }),
    manage_url: is_second ? null : signUpUrl(answer_id),
  };
}
