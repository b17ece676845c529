import { addTeamMember } from '@/lib/prayer-team/commands';
import { listTeamMembers } from '@/lib/prayer-team/queries';
import { toRoute } from '@/lib/route';

export const GET = toRoute(listTeamMembers, { list: true });
export const POST = toRoute(addTeamMember, {
  status: 201,
  location: (member) => `/api/prayer-team/${member.id}`,
});
