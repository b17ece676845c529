'use server';

import { toAction } from '#lib/core/operations/action.ts';
import { restorePageText, setPageText } from './commands.ts';
import { previewPageText } from './queries.ts';

export const setPageTextAction = toAction(setPageText);
export const restorePageTextAction = toAction(restorePageText);
export const previewPageTextAction = toAction(previewPageText);
