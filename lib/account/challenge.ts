import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { siteUrl } from '#lib/core/addresses/urls.ts';
import { currentChurch } from '#lib/core/church/current-church.ts';
import { type Database, db } from '#lib/core/database/db.ts';
import type { MfaChallenge, MfaFactor } from '#lib/core/generated/prisma/client.ts';
import { SmsError, sendSms } from '#lib/core/messaging/sms.ts';
import type { SmsChannel } from '#lib/core/messaging/sms-channels.ts';
import { type Actor, authorize, staffOf } from '#lib/core/operations/access.ts';
import { AppError, existing, fieldError } from '#lib/core/operations/errors.ts';
import { refundTry, spendTry } from '#lib/core/operations/rate-limit.ts';
import { messages } from '#lib/language/messages.ts';
import { hashPhoneCode, newPhoneCode } from './phone-code.ts';
import type { factorChallenge, SentChallenge } from './schema.ts';

export const challengeMinutes = 5;
const mostAttempts = 5;
/** How long an expired challenge is kept, so that a late answer is refused with the reason. */
const rememberedMilliseconds = 60 * 60 * 1000;

/** Opens a challenge of this session. It replaces the session's last one of the same factor. */
export async function openChallenge(
  { id: factor_id, channel }: z.output<typeof factorChallenge>,
  actor: Actor,
  now = new Date(),
): Promise<SentChallenge> {
  const factor = await findChallengeable(factor_id, actor);
  const { sessionId: session_id } = staffOf(actor);
  const id = randomUUID();
  const expires_at = new Date(now.getTime() + challengeMinutes * 60_000);
  const sent =
    factor.factor_type === 'phone' && channel !== 'recovery' ? { channel, code: newPhoneCode() } : null;
  if (sent) await spendSending(factor_id);
  await db().$transaction(async (transaction) => {
    await transaction.mfaChallenge.deleteMany({ where: { factor_id, session_id, used_at: null } });
    await forgetOld(transaction, now);
    const phone = sent && { channel: sent.channel, code_hash: hashPhoneCode(sent.code, id) };
    await transaction.mfaChallenge.create({ data: { id, factor_id, session_id, expires_at, ...phone } });
  });
  if (sent) await send(sent.code, { id, to: factor.phone ?? '', channel: sent.channel, factor_id });
  return { id, expires_at: expires_at.toISOString() };
}

/**
 * The factor, if this session may confirm it. An unverified one needs a session that may add factors, so that a
 * session at aal1 cannot bypass the verified ones.
 * @throws AppError `not_found` or `mfa_required`
 */
export async function findChallengeable(id: string, actor: Actor): Promise<MfaFactor> {
  const factor = existing(
    await db().mfaFactor.findFirst({ where: { id, staff_id: staffOf(actor).staffId } }),
  );
  if (factor.status !== 'verified') authorize('admin', actor);
  return factor;
}

/**
 * Uses one of the challenge's five attempts; only its own session may.
 * @throws AppError `not_found`; `invalid` when it has expired, is used, or has no attempts left
 */
export async function takeAttempt(
  { id, factor_id }: { id: string; factor_id: string },
  actor: Actor,
  now: Date,
): Promise<MfaChallenge> {
  const challenge = existing(
    await db().mfaChallenge.findFirst({
      where: { id, factor_id, session_id: staffOf(actor).sessionId },
    }),
  );
  if (challenge.used_at || challenge.expires_at <= now)
    throw fieldError('code', messages.factors.challengeOver);
  const taken = await db().$executeRaw`
    UPDATE mfa_challenges SET attempts = attempts + 1 WHERE id = ${id}::uuid AND attempts < ${mostAttempts}`;
  if (taken === 0) throw fieldError('code', messages.factors.triesSpent);
  return challenge;
}

/** Ends the challenge after the right answer; of two concurrent answers only one succeeds. */
export async function closeChallenge(database: Database, id: string, now: Date): Promise<void> {
  const closed = await database.$executeRaw`
    UPDATE mfa_challenges SET used_at = ${now} WHERE id = ${id}::uuid AND used_at IS NULL`;
  if (closed === 0) throw fieldError('code', messages.factors.challengeOver);
}

async function forgetOld(database: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - rememberedMilliseconds);
  await database.mfaChallenge.deleteMany({ where: { expires_at: { lt: before } } });
}

/** Messages cost money and disturb: a few per phone, with a limit for all of them. */
async function spendSending(factorId: string): Promise<void> {
  await spendTry('codesToAll', 'all');
  await spendTry('codesToPhone', factorId);
}

async function send(
  code: string,
  { id, to, channel, factor_id }: { id: string; to: string; channel: SmsChannel; factor_id: string },
): Promise<void> {
  try {
    await sendSms({ id, to, channel, message: codeMessage(code) });
  } catch (error) {
    await db().mfaChallenge.deleteMany({ where: { id } });
    if (!(error instanceof SmsError)) throw error;
    await Promise.all([refundTry('codesToAll', 'all'), refundTry('codesToPhone', factor_id)]);
    throw new AppError('unavailable', messages.factors.notSent, { retryAfterSeconds: 30 });
  }
}

/** The last line is the format by which phones offer the code to this site alone. */
function codeMessage(code: string): string {
  const words = messages.factors.codeMessage(currentChurch().short_name, code, challengeMinutes);
  return `${words}\n\n@${new URL(siteUrl()).hostname} #${code}`;
}
