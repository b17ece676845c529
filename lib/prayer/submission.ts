import { messages } from '#lib/language/messages.ts';
import 'server-only';
import type { z } from 'zod';
import { AppError, fieldError, toAppError } from '#lib/core/operations/errors.ts';
import { refundTry, spendTry } from '#lib/core/operations/rate-limit.ts';
import { type Database, db } from '#lib/core/platform/db.ts';
import { log } from '#lib/core/platform/log.ts';
import { type CaptchaProof, solveCaptcha } from './captcha.ts';

import { queueNotifications } from './notifications.ts';
import type { prayerRequestInput } from './schema.ts';

/**
 * Stores a request whose captcha was solved, within the limit of its address. Only stored requests count against the
 * limit, so a mistyped sum costs no try.
 * @throws AppError `invalid` or `too_many_requests`
 */
export async function submitPrayerRequest(
  input: z.output<typeof prayerRequestInput>,
  address: string,
): Promise<{ id: string }> {
  const { captcha_answer, captcha_token, website, ...request } = input;
  if (website) throw new AppError('invalid', messages.prayerForm.submitAlert());
  const proof = solveCaptcha(captcha_token, captcha_answer);
  if (!proof) throw wrongAnswer();
  await spendTry('prayerRequests', address);
  try {
    return await withoutTheirWords(() => write(request, proof));
  } catch (error) {
    await refundTry('prayerRequests', address).catch(() => undefined);
    throw error;
  }
}

/** Stores the request, its notifications, their jobs and the used captcha, in one transaction. */
function write(
  request: Omit<z.output<typeof prayerRequestInput>, 'captcha_answer' | 'captcha_token' | 'website'>,
  proof: CaptchaProof,
): Promise<{ id: string }> {
  return db().$transaction(async (transaction) => {
    await spendCaptcha(transaction, proof);
    const { id } = await transaction.prayerRequest.create({
      data: { ...request, source: request.source ?? null, status: 'new' },
      select: { id: true },
    });
    await queueNotifications(transaction, id);
    return { id };
  });
}

async function spendCaptcha(database: Database, { nonce, expiresAt }: CaptchaProof): Promise<void> {
  await database.usedCaptcha.deleteMany({ where: { expires_at: { lt: new Date() } } });
  const { count } = await database.usedCaptcha.createMany({
    data: [{ nonce, expires_at: expiresAt }],
    skipDuplicates: true,
  });
  if (count === 0) throw wrongAnswer();
}

function wrongAnswer(): AppError {
  return fieldError('captcha_answer', messages.prayerForm.wrongAnswer);
}

/** Database errors may quote query values: the text of a request must not reach the log. */
async function withoutTheirWords<Output>(run: () => Promise<Output>): Promise<Output> {
  try {
    return await run();
  } catch (error) {
    const known = toAppError(error);
    if (known.code === 'internal') {
      const { name, code } = error as { name?: string; code?: string };
      log.error({ error: name, code }, 'a prayer request could not be written');
    }
    throw known;
  }
}
