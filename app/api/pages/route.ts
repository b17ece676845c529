import { currentActor } from '#lib/core/auth/actor.ts';
import { isPermitted } from '#lib/core/operations/access.ts';
import { answering, describe, toRoute } from '#lib/core/operations/route.ts';
import { pageCalls } from '#lib/site-pages/api.ts';
import { createPage } from '#lib/site-pages/commands.ts';
import { listAllPages, listPages } from '#lib/site-pages/queries.ts';

const readAll = toRoute(listAllPages, pageCalls.list);
const readPublic = toRoute(listPages, pageCalls.list);

const readForRole = answering('listPages', async (request, context) => {
  const actor = await currentActor();
  const answer = await (isPermitted('own pages', actor) ? readAll : readPublic)(request, context);
  answer.headers.append('vary', 'Cookie');
  return answer;
});

/** Staff see all pages with their drafts, everybody else those that are public and listed. */
export const GET = describe(readForRole, readPublic.call);
export const POST = toRoute(createPage, pageCalls.create);
