'use server';

import { toAction } from '#lib/core/operations/action.ts';
import { changePrayerStatus, deletePrayerRequest, notifyPrayerTeam } from './commands.ts';
import { addTeamMember, removeTeamMember, switchTeamMember } from './team/commands.ts';

export const changePrayerStatusAction = toAction(changePrayerStatus);
export const deletePrayerRequestAction = toAction(deletePrayerRequest);
export const notifyPrayerTeamAction = toAction(notifyPrayerTeam);

export const addTeamMemberAction = toAction(addTeamMember);
export const switchTeamMemberAction = toAction(switchTeamMember);
export const removeTeamMemberAction = toAction(removeTeamMember);
