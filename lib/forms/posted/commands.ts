import 'server-only';
import { command } from '#lib/core/operations/operation.ts';
import { parseInput } from '#lib/core/operations/sanitize-input.ts';
import { db } from '#lib/core/platform/db.ts';
import { answerForm, type FormAnswer } from '#lib/core/visitor-form/form-answer.ts';
import { cancelSignUp, changeSignUp, sendAnswer } from '../answers/commands.ts';
import { answerInput, type ReceiptRow, type SignUpRow } from '../answers/schema.ts';
import { checkedAnswer } from '../answers/take-answer.ts';
import { type TypedAnswer, toAnswer } from '../answers/typed-answer.ts';
import { assertSmall, postedAnswer, withoutProof } from './posted-answer.ts';

/** Answers the form that was posted without scripts. */
export const answerVisitorForm = command({
  name: 'answerVisitorForm',
  access: 'anyone',
  input: postedAnswer,
  changes: null,
  run: (posted, { actor }): Promise<FormAnswer<TypedAnswer, ReceiptRow>> =>
    answerForm(withoutProof(posted), posted.captcha_token, async () => {
      assertSmall(posted);
      if (!posted.captcha_token) await assertAnswered(posted);
      return sendAnswer.execute(actor, toAnswer(posted));
    }),
});

/** Names what is wrong with the first post, which comes without a sum, in the same answer that asks for one. */
async function assertAnswered(posted: TypedAnswer): Promise<void> {
  const input = parseInput(answerInput, { ...toAnswer(posted), captcha_answer: 0, captcha_token: '' });
  const form = await db().form.findUnique({ where: { id: input.id } });
  if (form) await checkedAnswer(db(), form, input);
}

/** Changes the sign-up of a link, as its page posts it without scripts. */
export const changeSignUpForm = command({
  name: 'changeSignUpForm',
  access: 'anyone',
  input: postedAnswer,
  changes: null,
  run: (posted, { actor }): Promise<FormAnswer<TypedAnswer, SignUpRow>> =>
    answerForm(posted, undefined, () => {
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
  run: (posted, { actor }): Promise<FormAnswer<TypedAnswer, SignUpRow>> =>
    answerForm(posted, undefined, async () => cancelSignUp.execute(actor, { token: posted.token })),
});
