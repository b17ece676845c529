'use server';

import { toFormAction } from '../action';
import { answerPrayerForm } from './commands';

export const answerPrayerFormAction = toFormAction(answerPrayerForm);
