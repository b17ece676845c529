import { toRoute } from '#lib/core/operations/route.ts';
import { mailingCalls } from '#lib/forms/mailing/api.ts';
import { sendMessage } from '#lib/forms/mailing/commands.ts';

export const POST = toRoute(sendMessage, mailingCalls.send);
