'use server';

import { toAction } from '#lib/core/operations/action.ts';
import { restoreChange, undoDeletion } from './commands.ts';

export const restoreChangeAction = toAction(restoreChange);
export const undoDeletionAction = toAction(undoDeletion);
