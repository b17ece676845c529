'use server';

import { toAction } from '../action';
import { restoreChange, undoDeletion } from './commands';

export const restoreChangeAction = toAction(restoreChange);
export const undoDeletionAction = toAction(undoDeletion);
