import type { z } from 'zod';
import { openSecret } from '#lib/core/auth/sealed-secret.ts';
import { type Database, db } from '#lib/core/database/db.ts';
import type { MfaChallenge, MfaFactor } from '#lib/core/generated/prisma/client.ts';
import type { Actor } from '#lib/core/operations/access.ts';
import { AppError, fieldError } from '#lib/core/operations/errors.ts';
import { refundTry, spendTry } from '#lib/core/operations/rate-limit.ts';
import { log } from '#lib/core/process/log.ts';
import { messages } from '#lib/language/messages.ts';
import { closeChallenge, findChallengeable, takeAttempt } from './challenge.ts';
import { isPhoneCode } from './phone-code.ts';
import { spendRecoveryCode } from './recovery.ts';
import type { factorVerification } from './schema.ts';
import { stepOfCode } from './totp.ts';
import { readTypedCode, type TypedCode } from './typed-code.ts';

/**
 * Checks the answer to a challenge: by its own session, in time, within its attempts and the factor's limit, each code
 * once. The first right code verifies a factor.
 * @throws AppError `not_found`, `mfa_required`, `invalid`, `too_many_requests`
 */
export async function answerChallenge(
  { id, challenge_id, code }: z.output<typeof factorVerification>,
  actor: Actor,
  now = new Date(),
): Promise<void> {
  const factor = await findChallengeable(id, actor);
  const challenge = await takeAttempt({ id: challenge_id, factor_id: id }, actor, now);
  const typed = readTypedCode(code);
  const [limit, who] =
    typed?.kind === 'recovery'
      ? (['recoveryTries', factor.staff_id ?? 'all'] as const)
      : (['factorTries', id] as const);
  await spendTry(limit, who);
  if (!typed) throw fieldError('code', messages.factors.codeWrong);
  await db().$transaction(async (transaction) => {
    await closeChallenge(transaction, challenge.id, now);
    await spendCode(transaction, { factor, challenge, typed }, now);
  });
  // Only wrong codes count; a failed refund costs one try.
  await refundTry(limit, who).catch(() => undefined);
  if (factor.status !== 'verified') log.info({ factor: id }, 'a second factor was verified');
}

interface Answer {
  factor: MfaFactor;
  challenge: MfaChallenge;
  typed: TypedCode;
}

/** @throws AppError `invalid`, which also rolls back the closing of the challenge */
async function spendCode(database: Database, { factor, challenge, typed }: Answer, now: Date): Promise<void> {
  if (typed.kind === 'recovery') {
    const isSpent =
      factor.status === 'verified' &&
      (await spendRecoveryCode(database, { code: typed.code, staff_id: factor.staff_id }, now));
    if (!isSpent) throw fieldError('code', messages.factors.codeWrong);
  } else if (factor.factor_type === 'phone') {
    if (!isPhoneCode(typed.code, challenge)) throw fieldError('code', messages.factors.codeWrong);
    await database.mfaFactor.updateMany({ where: { id: factor.id }, data: { status: 'verified' } });
  } else {
    await spendTotpCode(database, factor, typed.code, now);
  }
}

async function spendTotpCode(database: Database, factor: MfaFactor, code: string, now: Date): Promise<void> {
  const secret = openSecret('second factor secrets', factor.secret ?? '', factor.id);
  if (secret === null) {
    log.warn({ factor: factor.id }, 'a second factor was sealed under another AUTH_SECRET');
    throw new AppError('conflict', messages.factors.sealedOtherwise);
  }
  const step = stepOfCode(secret, code, now);
  if (step === null) throw fieldError('code', messages.factors.codeWrong);
  // The step is part of the condition: of two concurrent answers only one finds the row.
  const spent = await database.$executeRaw`
    UPDATE mfa_factors SET last_used_step = ${step}, status = 'verified'
    WHERE id = ${factor.id}::uuid AND (last_used_step IS NULL OR last_used_step < ${step})`;
  if (spent === 0) throw fieldError('code', messages.factors.codeUsed);
}
