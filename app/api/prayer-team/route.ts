import { prayerTeamCalls } from '@/lib/prayer-team/calls';
import { addTeamMember } from '@/lib/prayer-team/commands';
import { listTeamMembers } from '@/lib/prayer-team/queries';
import { toRoute } from '@/lib/route';

export const GET = toRoute(listTeamMembers, prayerTeamCalls.list);
export const POST = toRoute(addTeamMember, prayerTeamCalls.create);
