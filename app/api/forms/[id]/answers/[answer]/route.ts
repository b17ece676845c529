import { describe, type RouteHandler, toRoute } from '#lib/core/operations/route.ts';
import { answerCalls } from '#lib/forms/answers/api.ts';
import { deleteAnswer, deleteAnswersLike, updateAnswer } from '#lib/forms/answers/commands.ts';

const removeOne = toRoute(deleteAnswer, answerCalls.remove);
const removeLike = toRoute(deleteAnswersLike, answerCalls.removeLike);
const isFlood = (request: Request) => new URL(request.url).searchParams.get('like') === 'true';
const remove: RouteHandler = (request, context) =>
  (isFlood(request) ? removeLike : removeOne)(request, context);

export const PATCH = toRoute(updateAnswer, answerCalls.update);
export const DELETE = describe(remove, removeOne.call);
