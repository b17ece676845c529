import { announcementCalls } from '#lib/announcements/api.ts';
import { addAnnouncement } from '#lib/announcements/commands.ts';
import { listAllAnnouncements, listShowingAnnouncements } from '#lib/announcements/queries.ts';
import { currentActor } from '#lib/core/auth/actor.ts';
import { isPermitted } from '#lib/core/operations/access.ts';
import { answering, describe, toRoute } from '#lib/core/operations/route.ts';

const readAll = toRoute(listAllAnnouncements, announcementCalls.list);
const readShowing = toRoute(listShowingAnnouncements, announcementCalls.list);

const readForRole = answering('listAnnouncements', async (request, context) => {
  const actor = await currentActor();
  const answer = await (isPermitted('banner', actor) ? readAll : readShowing)(request, context);
  answer.headers.append('vary', 'Cookie');
  return answer;
});

/** Staff see all announcements, everybody else those that show now. */
export const GET = describe(readForRole, readShowing.call);
export const POST = toRoute(addAnnouncement, announcementCalls.create);
