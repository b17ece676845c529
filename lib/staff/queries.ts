import 'server-only';
import { readSharedPassword } from '#lib/core/auth/shared-password.ts';
import { db } from '#lib/core/database/db.ts';
import { noInput } from '#lib/core/operations/fields.ts';
import { privateQuery } from '#lib/core/operations/operation.ts';
import { isClaimable } from './claim/owner-claim.ts';
import { passkeyHost } from './passkeys/relying-party.ts';
import { readStaff } from './present-staff.ts';
import type { SharedAccess, SignInWays, StaffMember } from './schema.ts';
import { readSharedAccess } from './shared-access.ts';

/** Returns the people of the staff, by name. */
export const listStaff = privateQuery({
  name: 'listStaff',
  access: 'staff',
  input: noInput,
  run: (): Promise<StaffMember[]> => readStaff(db()),
});

/** Returns what the shared password opens. */
export const findSharedAccess = privateQuery({
  name: 'findSharedAccess',
  access: 'staff',
  input: noInput,
  run: (): Promise<SharedAccess> => readSharedAccess(db()),
});

/** Returns which ways in the sign-in dialog offers, the same to anyone. */
export const findSignInWays = privateQuery({
  name: 'findSignInWays',
  access: 'anyone',
  input: noInput,
  run: async (): Promise<SignInWays> => {
    const passkey_host = passkeyHost();
    const state = 'active';
    const [{ isOpen }, people, passkeys, is_claimable] = await Promise.all([
      readSharedPassword(db()),
      db().staff.count({ where: { state } }),
      passkey_host ? db().passkey.count({ where: { rp_id: passkey_host, staff: { state } } }) : 0,
      isClaimable(),
    ]);
    const by_name = people > 0 || !isOpen;
    return { shared: isOpen, by_name, is_claimable, has_passkeys: passkeys > 0, passkey_host };
  },
});
