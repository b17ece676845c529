import 'server-only';
import { db } from '#lib/core/database/db.ts';
import type { Passkey } from '#lib/core/generated/prisma/client.ts';
import { staffOf } from '#lib/core/operations/access.ts';
import { noInput } from '#lib/core/operations/fields.ts';
import { privateQuery } from '#lib/core/operations/operation.ts';
import { presentRow } from '#lib/core/operations/present-row.ts';
import { type PasskeyRow, passkeyRow } from './schema.ts';

/** Returns the person's passkeys, oldest first; the shared password has none. */
export const listPasskeys = privateQuery({
  name: 'listPasskeys',
  access: 'admin',
  input: noInput,
  run: async (_input, { actor }): Promise<PasskeyRow[]> => {
    const staff_id = staffOf(actor).staffId;
    if (!staff_id) return [];
    const rows = await db().passkey.findMany({
      where: { staff_id },
      orderBy: [{ created_at: 'asc' }, { id: 'asc' }],
    });
    return rows.map(toPasskey);
  },
});

/** Returns the row for the API. */
export function toPasskey({ backed_up, ...row }: Passkey): PasskeyRow {
  return presentRow(passkeyRow, { ...row, is_synced: backed_up });
}
