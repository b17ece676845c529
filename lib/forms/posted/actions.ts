'use server';

import { toFormAction } from '#lib/core/operations/action.ts';
import { answerVisitorForm, cancelSignUpForm, changeSignUpForm } from './commands.ts';

export const answerVisitorFormAction = toFormAction(answerVisitorForm);
export const changeSignUpFormAction = toFormAction(changeSignUpForm);
export const cancelSignUpFormAction = toFormAction(cancelSignUpForm);
