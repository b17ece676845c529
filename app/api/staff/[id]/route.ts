import { toRoute } from '#lib/core/operations/route.ts';
import { staffCalls } from '#lib/staff/api.ts';
import { deleteStaff, updateStaff } from '#lib/staff/commands.ts';

export const PATCH = toRoute(updateStaff, staffCalls.update);
export const DELETE = toRoute(deleteStaff, staffCalls.remove);
