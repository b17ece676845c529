import { db } from '#lib/core/platform/db.ts';

export interface ResetOutcome {
  factors: number;
  recoveryCodes: number;
}

/**
 * Removes every second factor, its challenges and the recovery codes, and forgets the wrong codes counted so
 * far: the password alone opens admin mode again. Sessions that a factor had raised fall back by themselves.
 */
export async function resetFactors(): Promise<ResetOutcome> {
  return db().$transaction(async (transaction) => {
    const { count: factors } = await transaction.mfaFactor.deleteMany();
    const { count: recoveryCodes } = await transaction.mfaRecoveryCode.deleteMany();
    await transaction.$executeRaw`
      DELETE FROM rate_limits WHERE key ~ '^(factorTries|recoveryTries|codesToPhone|codesToAll)(Spells)?:'`;
    return { factors, recoveryCodes };
  });
}
