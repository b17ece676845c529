import 'server-only';
import { noInput } from '#lib/core/operations/fields.ts';
import { privateQuery } from '#lib/core/operations/operation.ts';
import { presentRow } from '#lib/core/operations/present-row.ts';
import { db } from '#lib/core/platform/db.ts';
import { type Factor, factorRow } from './schema.ts';

/** Returns the second factors, oldest first: those that a session at aal1 may be asked for. */
export const listFactors = privateQuery({
  name: 'listFactors',
  access: 'session',
  input: noInput,
  run: async (): Promise<Factor[]> => {
    const rows = await db().mfaFactor.findMany({ orderBy: [{ created_at: 'asc' }, { id: 'asc' }] });
    return rows.map((row) => presentRow(factorRow, row));
  },
});

/** Returns the number of unused recovery codes. */
export const countRecoveryCodes = privateQuery({
  name: 'countRecoveryCodes',
  access: 'admin',
  input: noInput,
  run: async (): Promise<{ remaining: number }> => ({
    remaining: await db().mfaRecoveryCode.count({ where: { used_at: null } }),
  }),
});
