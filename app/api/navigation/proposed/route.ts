import { toRoute } from '#lib/core/operations/route.ts';
import { navigationCalls } from '#lib/navigation/api.ts';
import { dismissProposedMenus, putUpProposedMenus } from '#lib/navigation/commands.ts';
import { findProposedMenus } from '#lib/navigation/queries.ts';

export const GET = toRoute(findProposedMenus, navigationCalls.proposed);
export const POST = toRoute(putUpProposedMenus, navigationCalls.putUp);
export const DELETE = toRoute(dismissProposedMenus, navigationCalls.dismiss);
