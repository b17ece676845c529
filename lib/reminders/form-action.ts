'use server';

import { toFormAction } from '#lib/core/operations/action.ts';
import { answerEndRemindersForm, answerRemindForm } from './commands.ts';

export const answerRemindFormAction = toFormAction(answerRemindForm);
export const answerEndRemindersFormAction = toFormAction(answerEndRemindersForm);
