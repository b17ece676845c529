'use server';

import { toFormAction } from '#lib/core/operations/action.ts';
import {
  answerChoiceForm,
  answerConfirmForm,
  answerEndForm,
  answerEraseForm,
  answerSubscribeForm,
} from './posted/commands.ts';

export const answerSubscribeFormAction = toFormAction(answerSubscribeForm);
export const answerConfirmFormAction = toFormAction(answerConfirmForm);
export const answerChoiceFormAction = toFormAction(answerChoiceForm);
export const answerEndFormAction = toFormAction(answerEndForm);
export const answerEraseFormAction = toFormAction(answerEraseForm);
