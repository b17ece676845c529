import { createHash, randomInt } from 'node:crypto';
import type { Database } from '#lib/core/database/db.ts';
import { AppError } from '#lib/core/operations/errors.ts';
import { log } from '#lib/core/process/log.ts';
import { messages } from '#lib/language/messages.ts';
import { recoveryAlphabet, recoveryCodeCount, recoveryCodeLength } from './typed-code.ts';

/**
 * Returns ten new codes of the person and deletes the old ones.
 * @throws AppError `conflict` while no factor is verified
 */
export async function replaceRecoveryCodes(database: Database, staff_id: string | null): Promise<string[]> {
  const verified = await database.mfaFactor.count({ where: { staff_id, status: 'verified' } });
  if (verified === 0) throw new AppError('conflict', messages.factors.noFactorYet);
  const codes = newRecoveryCodes();
  await database.mfaRecoveryCode.deleteMany({ where: { staff_id } });
  await database.mfaRecoveryCode.createMany({
    data: codes.map((code) => ({ staff_id, code_hash: hashRecoveryCode(code) })),
  });
  log.info('new recovery codes were made');
  return codes;
}

/** Spends a recovery code. Returns false when it is unknown or used; of two concurrent calls only one succeeds. */
export async function spendRecoveryCode(
  database: Database,
  { code, staff_id }: { code: string; staff_id: string | null },
  now: Date,
): Promise<boolean> {
  const spent = await database.$executeRaw`
    UPDATE mfa_recovery_codes SET used_at = ${now}
    WHERE code_hash = ${hashRecoveryCode(code)} AND staff_id IS NOT DISTINCT FROM ${staff_id}::uuid AND used_at IS NULL`;
  if (spent > 0) log.warn('a recovery code was used instead of a second factor');
  return spent > 0;
}

/** Returns new recovery codes, shown in groups of five: 'k7mxq-2hvbn-w9trd'. About 74 bits each. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodeCount }, () =>
    Array.from({ length: recoveryCodeLength }, () => recoveryAlphabet[randomInt(recoveryAlphabet.length)])
      .join('')
      .replace(/(.{5})(?=.)/g, '$1-'),
  );
}

/**
 * Returns the stored form of a code, which is long enough for a plain hash. Independent of AUTH_SECRET, so that codes
 * survive its change.
 */
export function hashRecoveryCode(code: string): string {
  return createHash('sha256')
    .update(`belltower recovery code ${code.replaceAll('-', '')}`)
    .digest('base64url');
}
