import { currentActor } from '#lib/core/auth/actor.ts';
import { isPermitted } from '#lib/core/operations/access.ts';
import { answering, describe, toRoute } from '#lib/core/operations/route.ts';
import { formCalls } from '#lib/forms/api.ts';
import { deleteForm, updateForm } from '#lib/forms/commands.ts';
import { findForm, findStaffForm } from '#lib/forms/queries.ts';

const readForStaff = toRoute(findStaffForm, formCalls.find);
const readPublic = toRoute(findForm, formCalls.find);

const readForRole = answering('findForm', async (request, context) => {
  const actor = await currentActor();
  const answer = await (isPermitted('own sign-ups', actor) ? readForStaff : readPublic)(request, context);
  answer.headers.append('vary', 'Cookie');
  return answer;
});

/** Staff see a form with what is for them, everybody else what is needed to answer it. */
export const GET = describe(readForRole, { ...readPublic.call, input: findStaffForm.input });
export const PATCH = toRoute(updateForm, formCalls.update);
export const DELETE = toRoute(deleteForm, formCalls.remove);
