import { currentActor } from '@/lib/actor';
import { addAnnouncement } from '@/lib/announcements/commands';
import { listAllAnnouncements, listShowingAnnouncements } from '@/lib/announcements/queries';
import { answering, toRoute } from '@/lib/route';

const readAll = toRoute(listAllAnnouncements);
const readShowing = toRoute(listShowingAnnouncements);

/** Staff see all announcements, everybody else those that show now. */
export const GET = answering('listAnnouncements', async (request, context) => {
  const { role } = await currentActor();
  const answer = await (role === 'admin' ? readAll : readShowing)(request, context);
  answer.headers.append('vary', 'Cookie');
  return answer;
});
export const POST = toRoute(addAnnouncement, {
  status: 201,
  location: ({ id }) => `/api/announcements/${id}`,
});
