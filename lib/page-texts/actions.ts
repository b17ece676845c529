'use server';
import { toAction } from '#lib/core/operations/action.ts';
import { restorePageText, setPageText } from './commands.ts';

export const setPageTextAction = toAction(setPageText);
export const restorePageTextAction = toAction(restorePageText);
