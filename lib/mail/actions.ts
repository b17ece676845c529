'use server';

import { toAction } from '#lib/core/operations/action.ts';
import { retryMail } from './commands.ts';

export const retryMailAction = toAction(retryMail);
