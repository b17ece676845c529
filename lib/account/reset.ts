import { db } from '#lib/core/platform/db.ts';

export interface ResetOutcome {
  factors: number;
  recoveryCodes: number;
}

/**
 * Removes every second factor with its challenges, the recovery codes and the counted wrong codes: the password alone
 * opens admin mode. Raised sessions fall back.
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
