import { toRoute } from '#lib/core/operations/route.ts';
import { passkeyCalls } from '#lib/staff/passkeys/api.ts';
import { removePasskey, renamePasskey } from '#lib/staff/passkeys/commands.ts';

export const PATCH = toRoute(renamePasskey, passkeyCalls.rename);
export const DELETE = toRoute(removePasskey, passkeyCalls.remove);
