import { toRoute } from '#lib/core/operations/route.ts';
import { prayerTeamCalls } from '#lib/prayer/team/api.ts';
import { addTeamMember } from '#lib/prayer/team/commands.ts';
import { listTeamMembers } from '#lib/prayer/team/queries.ts';

export const GET = toRoute(listTeamMembers, prayerTeamCalls.list);
export const POST = toRoute(addTeamMember, prayerTeamCalls.create);
