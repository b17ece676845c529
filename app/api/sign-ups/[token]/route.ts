import { toRoute } from '#lib/core/operations/route.ts';
import { answerCalls } from '#lib/forms/answers/api.ts';
import { cancelSignUp, changeSignUp } from '#lib/forms/answers/commands.ts';
import { findSignUp } from '#lib/forms/answers/queries.ts';

export const GET = toRoute(findSignUp, answerCalls.find);
export const PATCH = toRoute(changeSignUp, answerCalls.change);
export const DELETE = toRoute(cancelSignUp, answerCalls.cancel);
