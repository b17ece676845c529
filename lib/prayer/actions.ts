'use server';

import { toAction } from '../action';
import { changePrayerStatus, deletePrayerRequest, notifyPrayerTeam } from './commands';

export const changePrayerStatusAction = toAction(changePrayerStatus);
export const deletePrayerRequestAction = toAction(deletePrayerRequest);
export const notifyPrayerTeamAction = toAction(notifyPrayerTeam);
