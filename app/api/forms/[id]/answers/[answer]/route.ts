import { toRoute } from '#lib/core/operations/route.ts';
import { answerCalls } from '#lib/forms/answers/api.ts';
import { deleteAnswer, updateAnswer } from '#lib/forms/answers/commands.ts';

export const PATCH = toRoute(updateAnswer, answerCalls.update);
export const DELETE = toRoute(deleteAnswer, answerCalls.remove);
