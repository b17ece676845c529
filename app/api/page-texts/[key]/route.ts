import { toRoute } from '#lib/core/operations/route.ts';
import { pageTextCalls } from '#lib/page-texts/api.ts';
import { restorePageText, setPageText } from '#lib/page-texts/commands.ts';

export const PUT = toRoute(setPageText, pageTextCalls.set);
export const DELETE = toRoute(restorePageText, pageTextCalls.restore);
