'use server';

import { toAction } from '../action';
import { addTeamMember, removeTeamMember, switchTeamMember } from './commands';

export const addTeamMemberAction = toAction(addTeamMember);
export const switchTeamMemberAction = toAction(switchTeamMember);
export const removeTeamMemberAction = toAction(removeTeamMember);
