import { removeTeamMember, switchTeamMember } from '@/lib/prayer-team/commands';
import { toRoute } from '@/lib/route';

export const PATCH = toRoute(switchTeamMember);
export const DELETE = toRoute(removeTeamMember);
