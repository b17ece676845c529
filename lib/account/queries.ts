import 'server-only';
import { type Actor, authorize } from '#lib/core/operations/access.ts';
import { AppError } from '#lib/core/operations/errors.ts';
import { noInput } from '#lib/core/operations/fields.ts';
import { privateQuery } from '#lib/core/operations/operation.ts';
import { db } from '#lib/core/platform/db.ts';
import { toFactor } from './factor.ts';
import type { Factor, SignInStep } from './schema.ts';

/** The second factors, the oldest first: what a session at aal1 may be asked for. */
export const listFactors = privateQuery({
  name: 'listFactors',
  access: 'session',
  input: noInput,
  run: async (): Promise<Factor[]> => {
    const rows = await db().mfaFactor.findMany({ orderBy: [{ created_at: 'asc' }, { id: 'asc' }] });
    return rows.map(toFactor);
  },
});

/** How many recovery codes have not been used yet. */
export const countRecoveryCodes = privateQuery({
  name: 'countRecoveryCodes',
  access: 'admin',
  input: noInput,
  run: async (): Promise<{ remaining: number }> => ({
    remaining: await db().mfaRecoveryCode.count({ where: { used_at: null } }),
  }),
});

/** What whoever asks still has to give before admin calls are allowed; null when nothing is. */
export const findSignInStep = privateQuery({
  name: 'findSignInStep',
  access: 'anyone',
  input: noInput,
  run: async (_input, { actor }): Promise<SignInStep | null> => {
    const refusal = refusalOf(actor);
    if (refusal === null) return null;
    if (refusal === 'unauthenticated') return { step: 'password' };
    const factors = await listFactors.execute(actor, {});
    return { step: 'factor', factors: factors.filter(({ status }) => status === 'verified') };
  },
});

function refusalOf(actor: Actor): string | null {
  try {
    authorize('admin', actor);
    return null;
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}
