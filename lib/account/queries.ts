import 'server-only';
import { db } from '#lib/core/database/db.ts';
import { staffOf } from '#lib/core/operations/access.ts';
import { noInput } from '#lib/core/operations/fields.ts';
import { privateQuery } from '#lib/core/operations/operation.ts';
import { presentRow } from '#lib/core/operations/present-row.ts';
import { type Factor, factorRow } from './schema.ts';

/** Returns the person's second factors, oldest first: those that a session at aal1 may be asked for. */
export const listFactors = privateQuery({
  name: 'listFactors',
  access: 'session',
  input: noInput,
  run: async (_input, { actor }): Promise<Factor[]> => {
    const where = { staff_id: staffOf(actor).staffId };
    const rows = await db().mfaFactor.findMany({ where, orderBy: [{ created_at: 'asc' }, { id: 'asc' }] });
    return rows.map((row) => presentRow(factorRow, row));
  },
});

/** Returns the number of unused recovery codes. */
export const countRecoveryCodes = privateQuery({
  name: 'countRecoveryCodes',
  access: 'admin',
  input: noInput,
  run: async (_input, { actor }): Promise<{ remaining: number }> => ({
    remaining: await db().mfaRecoveryCode.count({
      where: { staff_id: staffOf(actor).staffId, used_at: null },
    }),
  }),
});
