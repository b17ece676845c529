import { toRoute } from '#lib/core/operations/route.ts';
import { redirectCalls } from '#lib/redirects/api.ts';
import { removeRedirect, updateRedirect } from '#lib/redirects/commands.ts';

export const PATCH = toRoute(updateRedirect, redirectCalls.update);
export const DELETE = toRoute(removeRedirect, redirectCalls.remove);
