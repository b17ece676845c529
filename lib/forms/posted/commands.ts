import 'server-only';
import { z } from 'zod';
import { db } from '#lib/core/database/db.ts';
import { largestFormBytes } from '#lib/core/http/body-limits.ts';
import { AppError } from '#lib/core/operations/errors.ts';
import { command } from '#lib/core/operations/operation.ts';
import { parseInput, uncheckedTexts } from '#lib/core/operations/sanitize-input.ts';
import { answerForm, type FormAnswer } from '#lib/core/visitor-form/form-answer.ts';
import { messages } from '#lib/language/messages.ts';
import { cancelSignUp, changeSignUp, sendAnswer } from '../answers/commands.ts';
import { answerInput, type ReceiptRow, type SignUpRow } from '../answers/schema.ts';
import { checkedAnswer } from '../answers/take-answer.ts';
import { type TypedAnswer, toAnswer } from '../answers/typed-answer.ts';
import { inStoredWords } from '../spoken/choice-words.ts';

/** A form as posted without scripts: the texts of its controls by their names, not yet validated. */
const postedAnswer = uncheckedTexts(
  z
    .record(z.string(), z.unknown())
    .catch({})
    .transform((posted): TypedAnswer => {
      // The names of React's own fields begin with a dollar sign.
      const texts = Object.entries(posted).filter(
        ([name, value]) => typeof value === 'string' && !/^\$/.test(name),
      );
      return Object.fromEntries(texts) as TypedAnswer;
    }),
);

/** Answers the form that was posted without scripts. */
export const answerVisitorForm = command({
  name: 'answerVisitorForm',
  access: 'anyone',
  input: postedAnswer,
  changes: null,
  answersForm: true,
  run: (posted, { actor }): Promise<FormAnswer<TypedAnswer, ReceiptRow>> =>
    answerForm(withoutProof(posted), posted, async () => {
      assertSmall(posted);
      if (!posted.captcha_token) await assertAnswered(posted);
      return sendAnswer.execute(actor, toAnswer(posted));
    }),
});

/** Names what is wrong with the first post, which comes without a sum, in the same answer that asks for one. */
async function assertAnswered(posted: TypedAnswer): Promise<void> {
  const input = parseInput(answerInput, { ...toAnswer(posted), captcha_answer: 0, captcha_token: '' });
  const form = await db().form.findUnique({ where: { id: input.id } });
  if (form) await checkedAnswer(db(), form, { ...input, answers: await inStoredWords(form, input.answers) });
}

/** Changes the sign-up of a link, as its page posts it without scripts. */
export const changeSignUpForm = command({
  name: 'changeSignUpForm',
  access: 'anyone',
  input: postedAnswer,
  changes: null,
  answersForm: true,
  run: (posted, { actor }): Promise<FormAnswer<TypedAnswer, SignUpRow>> =>
    answerForm(posted, {}, () => {
      assertSmall(posted);
      return changeSignUp.execute(actor, toAnswer(posted));
    }),
});

/** Cancels the sign-up of a link, as its page posts it without scripts. */
export const cancelSignUpForm = command({
  name: 'cancelSignUpForm',
  access: 'anyone',
  input: postedAnswer,
  changes: null,
  answersForm: true,
  run: (posted, { actor }): Promise<FormAnswer<TypedAnswer, SignUpRow>> =>
    answerForm(posted, {}, async () => cancelSignUp.execute(actor, { token: posted.token })),
});

/** Returns what the visitor typed, without what keeps programs out. */
function withoutProof(posted: TypedAnswer): TypedAnswer {
  const { captcha_answer: _, captcha_token: __, website: ___, ...typed } = posted;
  return typed;
}

/** Requires that a posted form is no larger than one that scripts send. @throws AppError `too_large` */
function assertSmall(posted: TypedAnswer): void {
  if (new TextEncoder().encode(JSON.stringify(posted)).length > largestFormBytes)
    throw new AppError('too_large', messages.errors.tooLarge);
}
