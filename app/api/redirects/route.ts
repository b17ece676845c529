import { toRoute } from '#lib/core/operations/route.ts';
import { redirectCalls } from '#lib/redirects/api.ts';
import { addRedirect } from '#lib/redirects/commands.ts';
import { listRedirects } from '#lib/redirects/queries.ts';

export const GET = toRoute(listRedirects, redirectCalls.list);
export const POST = toRoute(addRedirect, redirectCalls.create);
