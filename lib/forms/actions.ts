'use server';

import { toAction } from '#lib/core/operations/action.ts';
import { deleteAnswer, deleteAnswersLike, updateAnswer } from './answers/commands.ts';
import { countAnswers } from './answers/queries.ts';
import { createForm, deleteForm, updateForm } from './commands.ts';
import { sendMessage } from './mailing/commands.ts';
import { findStaffForm } from './queries.ts';
import { findEventForm, findFormDates, listUnheardForms } from './staff/queries.ts';

export const createFormAction = toAction(createForm);
export const updateFormAction = toAction(updateForm);
export const deleteFormAction = toAction(deleteForm);

export const findStaffFormAction = toAction(findStaffForm);
export const findFormDatesAction = toAction(findFormDates);
export const findEventFormAction = toAction(findEventForm);
export const listUnheardFormsAction = toAction(listUnheardForms);

export const updateAnswerAction = toAction(updateAnswer);
export const deleteAnswerAction = toAction(deleteAnswer);
export const deleteAnswersLikeAction = toAction(deleteAnswersLike);
export const sendMessageAction = toAction(sendMessage);
export const countAnswersAction = toAction(countAnswers);
