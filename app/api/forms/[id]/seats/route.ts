import { toRoute } from '#lib/core/operations/route.ts';
import { answerCalls } from '#lib/forms/answers/api.ts';
import { findSeats } from '#lib/forms/answers/queries.ts';

export const GET = toRoute(findSeats, answerCalls.seats);
