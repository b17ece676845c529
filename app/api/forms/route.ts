import { currentActor } from '#lib/core/auth/actor.ts';
import { isPermitted } from '#lib/core/operations/access.ts';
import { answering, describe, toRoute } from '#lib/core/operations/route.ts';
import { formCalls } from '#lib/forms/api.ts';
import { createForm } from '#lib/forms/commands.ts';
import { listAllForms, listForms } from '#lib/forms/queries.ts';

const readAll = toRoute(listAllForms, formCalls.list);
const readPublic = toRoute(listForms, formCalls.list);

const readForRole = answering('listForms', async (request, context) => {
  const actor = await currentActor();
  const answer = await (isPermitted('own sign-ups', actor) ? readAll : readPublic)(request, context);
  answer.headers.append('vary', 'Cookie');
  return answer;
});

/** Staff see all forms, everybody else those that are open. */
export const GET = describe(readForRole, readPublic.call);
export const POST = toRoute(createForm, formCalls.create);
