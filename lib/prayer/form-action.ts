'use server';

import { toFormAction } from '#lib/core/operations/action.ts';
import { answerPrayerForm } from './commands.ts';

export const answerPrayerFormAction = toFormAction(answerPrayerForm);
