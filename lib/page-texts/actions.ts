'use server';

import { toAction, toFormAction } from '#lib/core/operations/action.ts';
import { answerWordsForm, restorePageText, setPageText } from './commands.ts';
import { previewPageText } from './queries.ts';

export const setPageTextAction = toAction(setPageText);
export const restorePageTextAction = toAction(restorePageText);
export const answerWordsFormAction = toFormAction(answerWordsForm);
export const previewPageTextAction = toAction(previewPageText);
