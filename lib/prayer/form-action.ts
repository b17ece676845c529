'use server';

import { toFormAction } from '#lib/core/operations/form-action.ts';
import { answerPrayerForm } from './commands.ts';

export const answerPrayerFormAction = toFormAction(answerPrayerForm);
