import { currentActor } from '@/lib/actor';
import { announcementCalls } from '@/lib/announcements/calls';
import { addAnnouncement } from '@/lib/announcements/commands';
import { listAllAnnouncements, listShowingAnnouncements } from '@/lib/announcements/queries';
import { answering, describe, toRoute } from '@/lib/route';

const readAll = toRoute(listAllAnnouncements, announcementCalls.list);
const readShowing = toRoute(listShowingAnnouncements, announcementCalls.list);

const readForRole = answering('listAnnouncements', async (request, context) => {
  const { role } = await currentActor();
  const answer = await (role === 'admin' ? readAll : readShowing)(request, context);
  answer.headers.append('vary', 'Cookie');
  return answer;
});

/** Staff see all announcements, everybody else those that show now. */
export const GET = describe(readForRole, readShowing.call);
export const POST = toRoute(addAnnouncement, announcementCalls.create);
