import { toRoute } from '#lib/core/operations/route.ts';
import { prayerTeamCalls } from '#lib/prayer/team/api.ts';
import { removeTeamMember, switchTeamMember } from '#lib/prayer/team/commands.ts';

export const PATCH = toRoute(switchTeamMember, prayerTeamCalls.update);
export const DELETE = toRoute(removeTeamMember, prayerTeamCalls.remove);
