import 'server-only';
import { chosenLanguage } from '#lib/core/church/chosen-language.ts';
import { db } from '#lib/core/database/db.ts';
import type { Actor } from '#lib/core/operations/access.ts';
import { existing, isFailure } from '#lib/core/operations/errors.ts';
import { command } from '#lib/core/operations/operation.ts';
import { acceptSubmission } from '#lib/core/visitor-form/accept-submission.ts';
import { messages } from '#lib/language/messages.ts';
import { runInLanguage } from '#lib/translations/in-language.ts';
import { readOwnForm } from '../read-forms.ts';
import { inStoredWords, spokenSignUp } from '../spoken/choice-words.ts';
import { lineOf, withAnswer } from './answer-rows.ts';
import { cancelSignUp as cancel, changeSignUp as change } from './change-sign-up.ts';
import { deleteByStaff, deleteLike } from './delete-answers.ts';
import {
  type AnswerInput,
  type AnswerRow,
  answerInput,
  answerUpdate,
  knownAnswer,
  knownSignUp,
  type ReceiptRow,
  type SignUpRow,
  signUpUpdate,
} from './schema.ts';
import { findByLink } from './sign-up-link.ts';
import { changeByStaff } from './staff-change.ts';
import { checkedAnswer, findReceipt, requestKeyOf, takeAnswer } from './take-answer.ts';

/** No person fills a form in sooner. */
const soonestSeconds = 3;

/**
 * Stores what a visitor answers: of a sign-up with its seats, or on the waiting list. The same request key gets the same
 * answer again; a second sign-up by the same address changes nothing.
 * @throws AppError `not_found`; `gone` for a closed form or date; `conflict` when too few seats are left; `invalid`, also
 * for a wrong, used or expired sum; `too_many_requests`
 */
export const sendAnswer = command({
  name: 'sendAnswer',
  access: 'anyone',
  input: answerInput,
  changes: 'sign-ups',
  run: (input, { actor }): Promise<ReceiptRow> => {
    const language = chosenLanguage(input.language);
    return runInLanguage(language, () => answer({ ...input, language }, actor));
  },
});

async function answer(input: AnswerInput, actor: Actor): Promise<ReceiptRow> {
  const key = requestKeyOf(input);
  const before = await findReceipt(db(), key);
  if (before) return before;
  const form = existing(await db().form.findUnique({ where: { id: input.id } }));
  const sent = { ...input, answers: await inStoredWords(form, input.answers) };
  // Mistakes are named before the sum is used up.
  await checkedAnswer(db(), form, sent);
  return submit(sent, actor, key).catch(async (error: unknown) => {
    if (isFailure(error)) throw error;
    // The same request was answered meanwhile, and has used the sum.
    const answered = await findReceipt(db(), key).catch(() => null);
    if (answered) return answered;
    throw error;
  });
}

function submit(input: AnswerInput, { address }: Actor, key: string): Promise<ReceiptRow> {
  return acceptSubmission({
    input,
    address,
    limit: 'formAnswers',
    refusal: messages.signUps.trap,
    soonest: { seconds: soonestSeconds, message: messages.signUps.tooQuick },
    line: lineOf(input.id),
    write: (database, sent) => takeAnswer(database, sent, key),
  });
}

/**
 * Changes seats, names or answers of the sign-up that a link leads to.
 * @throws AppError `not_found`; `conflict` when too few seats are left: what there was is kept; `gone`, `invalid`,
 * `too_many_requests`
 */
export const changeSignUp = command({
  name: 'changeSignUp',
  access: 'anyone',
  input: signUpUpdate,
  changes: 'sign-ups',
  run: async ({ token, answers, ...changes }, { actor, write }): Promise<SignUpRow> => {
    const found = await findByLink(db(), token, actor.address);
    const form = existing(await db().form.findUnique({ where: { id: found.form_id } }));
    const stored = answers && { answers: await inStoredWords(form, answers) };
    return spokenSignUp(
      form,
      await withAnswer(write, found, (locked) => change(locked, { ...changes, ...stored })),
    );
  },
});

/** Cancels the sign-up that a link leads to; again, it changes nothing. @throws AppError `not_found` */
export const cancelSignUp = command({
  name: 'cancelSignUp',
  access: 'anyone',
  input: knownSignUp,
  changes: 'sign-ups',
  run: async ({ token }, { actor, write }): Promise<SignUpRow> => {
    const found = await findByLink(db(), token, actor.address);
    return withAnswer(write, found, cancel);
  },
});

/**
 * Changes the state of an answer, or notes that the party has come.
 * @throws AppError `not_found`, `invalid`; `conflict` when too few seats are left and it is not forced
 */
export const updateAnswer = command({
  name: 'updateAnswer',
  access: 'own sign-ups',
  input: answerUpdate,
  changes: 'sign-ups',
  run: async ({ id: form_id, answer: id, ...changes }, { actor, write }): Promise<AnswerRow> => {
    await readOwnForm(db(), actor, form_id);
    return withAnswer(write, { id, form_id }, (locked) => changeByStaff(locked, changes));
  },
});

/** Deletes an answer for good. @throws AppError `not_found` */
export const deleteAnswer = command({
  name: 'deleteAnswer',
  access: 'own sign-ups',
  input: knownAnswer,
  changes: 'sign-ups',
  run: async ({ id: form_id, answer: id }, { actor, write }): Promise<void> => {
    await readOwnForm(db(), actor, form_id);
    return withAnswer(write, { id, form_id }, deleteByStaff);
  },
});

/**
 * Deletes an answer for good, with those of the last seven days that are like it: of the same address, or with the same
 * long text. Returns their number. @throws AppError `not_found`
 */
export const deleteAnswersLike = command({
  name: 'deleteAnswersLike',
  access: 'own sign-ups',
  input: knownAnswer,
  changes: 'sign-ups',
  run: async ({ id: form_id, answer: id }, { actor, write }): Promise<{ count: number }> => {
    await readOwnForm(db(), actor, form_id);
    return withAnswer(write, { id, form_id }, deleteLike);
  },
});
