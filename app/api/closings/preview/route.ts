import { closingCalls } from '#lib/closings/api.ts';
import { previewClosing } from '#lib/closings/queries.ts';
import { toRoute } from '#lib/core/operations/route.ts';

export const POST = toRoute(previewClosing, closingCalls.preview);
