import { toRoute } from '#lib/core/operations/route.ts';
import { pageCalls } from '#lib/site-pages/api.ts';
import { discardPageDraft } from '#lib/site-pages/commands.ts';

export const POST = toRoute(discardPageDraft, pageCalls.discard);
