import { toRoute } from '#lib/core/operations/route.ts';
import { staffCalls } from '#lib/staff/api.ts';
import { updateMe } from '#lib/staff/me/commands.ts';

export const PATCH = toRoute(updateMe, staffCalls.updateMe);
