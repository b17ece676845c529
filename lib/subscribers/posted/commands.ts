import 'server-only';
import { command } from '#lib/core/operations/operation.ts';
import { answerForm, type FormAnswer } from '#lib/core/visitor-form/form-answer.ts';
import {
  chooseSubscription,
  confirmSubscription,
  endSubscription,
  eraseSubscription,
  subscribe,
} from '../commands.ts';
import { type ConfirmationAnswer, postedTexts, type SubscriptionRow } from '../schema.ts';
import { type TypedChoice, toChoice } from '../typed-choice.ts';

/** Answers the form to subscribe, as it is posted without scripts. */
export const answerSubscribeForm = command({
  name: 'answerSubscribeForm',
  access: 'anyone',
  input: postedTexts,
  changes: null,
  answersForm: true,
  run: (posted, { actor }): Promise<FormAnswer<TypedChoice>> =>
    answerForm(withoutProof(posted), posted, async () => {
      await subscribe.execute(actor, toChoice(posted));
      return undefined;
    }),
});

/** Confirms by a link's button or by a code, as it is posted without scripts. */
export const answerConfirmForm = command({
  name: 'answerConfirmForm',
  access: 'anyone',
  input: postedTexts,
  changes: null,
  answersForm: true,
  run: (posted, { actor }): Promise<FormAnswer<TypedChoice, ConfirmationAnswer>> =>
    answerForm(posted, {}, () => confirmSubscription.execute(actor, posted)),
});

/** Changes what a subscriber gets, as it is posted without scripts. */
export const answerChoiceForm = command({
  name: 'answerChoiceForm',
  access: 'anyone',
  input: postedTexts,
  changes: null,
  answersForm: true,
  run: (posted, { actor }): Promise<FormAnswer<TypedChoice, SubscriptionRow>> =>
    answerForm(posted, {}, () => chooseSubscription.execute(actor, toChoice(posted))),
});

/** Ends all letters, as it is posted without scripts. */
export const answerEndForm = command({
  name: 'answerEndForm',
  access: 'anyone',
  input: postedTexts,
  changes: null,
  answersForm: true,
  run: (posted, { actor }): Promise<FormAnswer<TypedChoice, SubscriptionRow>> =>
    answerForm(posted, {}, () => endSubscription.execute(actor, posted)),
});

/** Erases a subscriber, as it is posted without scripts. */
export const answerEraseForm = command({
  name: 'answerEraseForm',
  access: 'anyone',
  input: postedTexts,
  changes: null,
  answersForm: true,
  run: (posted, { actor }): Promise<FormAnswer<TypedChoice>> =>
    answerForm(posted, {}, async () => {
      await eraseSubscription.execute(actor, posted);
      return undefined;
    }),
});

/** Returns what the visitor typed, without what keeps programs out. */
function withoutProof(posted: TypedChoice): TypedChoice {
  const { captcha_answer: _, captcha_token: __, website: ___, ...typed } = posted;
  return typed;
}
