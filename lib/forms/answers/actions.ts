'use server';

import { toAction } from '#lib/core/operations/action.ts';
import { deleteAnswer, updateAnswer } from './commands.ts';
import { countAnswers } from './queries.ts';

export const updateAnswerAction = toAction(updateAnswer);
export const deleteAnswerAction = toAction(deleteAnswer);
export const countAnswersAction = toAction(countAnswers);
