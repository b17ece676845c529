import { toRoute } from '#lib/core/operations/route.ts';
import { passkeyCalls } from '#lib/staff/passkeys/api.ts';
import { addPasskey } from '#lib/staff/passkeys/commands.ts';
import { listPasskeys } from '#lib/staff/passkeys/queries.ts';

export const GET = toRoute(listPasskeys, passkeyCalls.list);
export const POST = toRoute(addPasskey, passkeyCalls.add);
