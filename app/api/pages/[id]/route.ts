import { currentActor } from '#lib/core/auth/actor.ts';
import { isPermitted } from '#lib/core/operations/access.ts';
import { answering, describe, toRoute } from '#lib/core/operations/route.ts';
import { pageCalls } from '#lib/site-pages/api.ts';
import { deletePage, updatePage } from '#lib/site-pages/commands.ts';
import { findPage, findStaffPage } from '#lib/site-pages/queries.ts';

const readForStaff = toRoute(findStaffPage, pageCalls.find);
const readPublic = toRoute(findPage, pageCalls.find);

const readForRole = answering('findPage', async (request, context) => {
  const actor = await currentActor();
  const answer = await (isPermitted('own pages', actor) ? readForStaff : readPublic)(request, context);
  answer.headers.append('vary', 'Cookie');
  return answer;
});

/** Staff see a page with its draft, everybody else what is public of it. */
export const GET = describe(readForRole, { ...readPublic.call, input: findStaffPage.input });
export const PATCH = toRoute(updatePage, pageCalls.update);
export const DELETE = toRoute(deletePage, pageCalls.remove);
