'use server';

import { toAction } from '#lib/core/operations/action.ts';
import { toFormAction, whatIsDone } from '#lib/core/operations/form-action.ts';
import { answerWordsForm, restorePageText, setPageText } from './commands.ts';
import { previewPageText } from './queries.ts';

export const setPageTextAction = toAction(setPageText);
export const restorePageTextAction = toAction(restorePageText);
export const answerWordsFormAction = toFormAction(answerWordsForm, whatIsDone);
export const previewPageTextAction = toAction(previewPageText);
