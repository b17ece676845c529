import { closingCalls } from '#lib/closings/api.ts';
import { reopenClosing } from '#lib/closings/commands.ts';
import { toRoute } from '#lib/core/operations/route.ts';

export const POST = toRoute(reopenClosing, closingCalls.reopen);
