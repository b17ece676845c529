import { prayerTeamCalls } from '@/lib/prayer-team/calls';
import { removeTeamMember, switchTeamMember } from '@/lib/prayer-team/commands';
import { toRoute } from '@/lib/route';

export const PATCH = toRoute(switchTeamMember, prayerTeamCalls.update);
export const DELETE = toRoute(removeTeamMember, prayerTeamCalls.remove);
