import { toRoute } from '#lib/core/operations/route.ts';
import { mailCalls } from '#lib/mail/api.ts';
import { retryMail } from '#lib/mail/commands.ts';

export const POST = toRoute(retryMail, mailCalls.retry);
