'use server';

import { toAction } from '#lib/core/operations/action.ts';
import { closeDates, reopenClosing } from './commands.ts';
import { previewClosing } from './queries.ts';

export const previewClosingAction = toAction(previewClosing);
export const closeDatesAction = toAction(closeDates);
export const reopenClosingAction = toAction(reopenClosing);
