import { toRoute } from '#lib/core/operations/route.ts';
import { mailCalls } from '#lib/mail/api.ts';
import { listMails } from '#lib/mail/queries.ts';

export const GET = toRoute(listMails, mailCalls.list);
