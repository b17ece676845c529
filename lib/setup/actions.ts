'use server';

import { restoreChange } from '#lib/activity/commands.ts';
import { toFormAction, whatIsDone } from '#lib/core/operations/form-action.ts';
import {
  answerServiceForm,
  answerSetupForm,
  confirmOwn,
  finishSetup,
  removeDemoContent,
} from './commands.ts';

export const answerSetupFormAction = toFormAction(answerSetupForm, whatIsDone);
export const answerServiceFormAction = toFormAction(answerServiceForm, whatIsDone);
// Its answer offers to undo it, so it stays in sight.
export const removeDemoFormAction = toFormAction(removeDemoContent);
export const undoRemovalFormAction = toFormAction(restoreChange, 'back');
export const finishSetupFormAction = toFormAction(finishSetup, 'finished');
export const confirmOwnFormAction = toFormAction(confirmOwn, 'confirmed');
