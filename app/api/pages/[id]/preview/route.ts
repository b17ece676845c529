import { toRoute } from '#lib/core/operations/route.ts';
import { pageCalls } from '#lib/site-pages/api.ts';
import { sharePage, stopSharingPage } from '#lib/site-pages/commands.ts';

export const POST = toRoute(sharePage, pageCalls.share);
export const DELETE = toRoute(stopSharingPage, pageCalls.stopSharing);
