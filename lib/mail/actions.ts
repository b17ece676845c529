'use server';

import { toAction } from '#lib/core/operations/action.ts';
import { forgetMail, retryMail } from './commands.ts';
import { countWaitingMails, findMailWait } from './queries.ts';

export const forgetMailAction = toAction(forgetMail);
export const retryMailAction = toAction(retryMail);
export const countWaitingMailsAction = toAction(countWaitingMails);
export const findMailWaitAction = toAction(findMailWait);
