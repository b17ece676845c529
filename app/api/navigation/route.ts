import { currentActor } from '#lib/core/auth/actor.ts';
import { isPermitted } from '#lib/core/operations/access.ts';
import { answering, describe, toRoute } from '#lib/core/operations/route.ts';
import { navigationCalls } from '#lib/navigation/api.ts';
import { resetNavigation, setNavigation } from '#lib/navigation/commands.ts';
import { findNavigation, findStaffNavigation } from '#lib/navigation/queries.ts';

const readForStaff = toRoute(findStaffNavigation, navigationCalls.find);
const readPublic = toRoute(findNavigation, navigationCalls.find);

const readForRole = answering('findNavigation', async (request, context) => {
  const actor = await currentActor();
  const answer = await (isPermitted('pages', actor) ? readForStaff : readPublic)(request, context);
  answer.headers.append('vary', 'Cookie');
  return answer;
});

/** Staff see all entries, everybody else those that lead to a public page. */
export const GET = describe(readForRole, readPublic.call);
export const PUT = toRoute(setNavigation, navigationCalls.set);
export const DELETE = toRoute(resetNavigation, navigationCalls.reset);
