import { toRoute } from '#lib/core/operations/route.ts';
import { answerCalls } from '#lib/forms/answers/api.ts';
import { sendAnswer } from '#lib/forms/answers/commands.ts';
import { listAnswers } from '#lib/forms/answers/queries.ts';

export const GET = toRoute(listAnswers, answerCalls.list);
export const POST = toRoute(sendAnswer, answerCalls.send);
