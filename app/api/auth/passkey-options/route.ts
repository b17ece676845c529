import { toRoute } from '#lib/core/operations/route.ts';
import { passkeyCalls } from '#lib/staff/passkeys/api.ts';
import { signInOptions } from '#lib/staff/passkeys/commands.ts';

export const POST = toRoute(signInOptions, passkeyCalls.signInOptions);
