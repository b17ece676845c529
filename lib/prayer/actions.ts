'use server';

import { toAction } from '#lib/core/operations/action.ts';
import { changePrayerStatus, deletePrayerRequest, notifyPrayerTeam } from './commands.ts';

export const changePrayerStatusAction = toAction(changePrayerStatus);
export const deletePrayerRequestAction = toAction(deletePrayerRequest);
export const notifyPrayerTeamAction = toAction(notifyPrayerTeam);
