'use server';

import { toAction } from '#lib/core/operations/action.ts';
import { addTeamMember, removeTeamMember, switchTeamMember } from './commands.ts';

export const addTeamMemberAction = toAction(addTeamMember);
export const switchTeamMemberAction = toAction(switchTeamMember);
export const removeTeamMemberAction = toAction(removeTeamMember);
