'use server';

import { restoreChange } from '#lib/activity/commands.ts';
import { toFormAction } from '#lib/core/operations/action.ts';
import { answerServiceForm, answerSetupForm, finishSetup, removeDemoContent } from './commands.ts';

export const answerSetupFormAction = toFormAction(answerSetupForm);
export const answerServiceFormAction = toFormAction(answerServiceForm);
export const removeDemoFormAction = toFormAction(removeDemoContent);
export const undoRemovalFormAction = toFormAction(restoreChange);
export const finishSetupFormAction = toFormAction(finishSetup);
