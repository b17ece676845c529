'use server';

import { toAction } from '#lib/core/operations/action.ts';
import { sendMessage } from '../mailing/commands.ts';
import { deleteAnswer, deleteAnswersLike, updateAnswer } from './commands.ts';
import { countAnswers } from './queries.ts';

export const updateAnswerAction = toAction(updateAnswer);
export const deleteAnswerAction = toAction(deleteAnswer);
export const deleteAnswersLikeAction = toAction(deleteAnswersLike);
export const sendMessageAction = toAction(sendMessage);
export const countAnswersAction = toAction(countAnswers);
