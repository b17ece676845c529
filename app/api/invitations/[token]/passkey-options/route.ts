import { toRoute } from '#lib/core/operations/route.ts';
import { passkeyCalls } from '#lib/staff/passkeys/api.ts';
import { invitationPasskeyOptions } from '#lib/staff/passkeys/commands.ts';

export const POST = toRoute(invitationPasskeyOptions, passkeyCalls.joiningOptions);
