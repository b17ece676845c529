import 'server-only';
import { type Database, db } from '#lib/core/database/db.ts';
import { AppError, fieldError, toAppError } from '#lib/core/operations/errors.ts';
import { type LimitName, refundTry, spendTry } from '#lib/core/operations/rate-limit.ts';
import { inTurn } from '#lib/core/process/in-turn.ts';
import { log } from '#lib/core/process/log.ts';
import { messages } from '#lib/language/messages.ts';
import { type CaptchaProof, solveCaptcha } from './captcha.ts';

interface Submission<Content extends object, Output> {
  /** What the visitor sent, with the fields of `captchaFields`. */
  input: Content & { captcha_answer: number; captcha_token: string; website?: string | null | undefined };
  /** The limit, and whose it is. */
  limit: LimitName;
  address: string;
  /** The message for a program that filled in the trap. */
  refusal: string;
  /** No person sends it so soon after the sum was drawn; the message says so. */
  soonest?: { seconds: number; message: string };
  /** Submissions with this name are stored one after the other in this process. */
  line?: string;
  /** Stores the content, in the transaction that marks the captcha as used. */
  write: (
    transaction: Database,
    content: Omit<Content, 'captcha_answer' | 'captcha_token' | 'website'>,
  ) => Promise<Output>;
}

/** Visitors who come at once wait for each other, in milliseconds. */
const patience = { timeout: 30_000 };

/**
 * Stores a visitor's form whose captcha was solved, within the limit of its address. Only stored forms count against
 * the limit, so a mistyped sum costs no try.
 * @throws AppError `invalid` or `too_many_requests`
 */
export async function acceptSubmission<Content extends object, Output>({
  input,
  limit,
  address,
  refusal,
  soonest,
  line,
  write,
}: Submission<Content, Output>): Promise<Output> {
  const { captcha_answer, captcha_token, website, ...content } = input;
  if (website) throw new AppError('invalid', refusal);
  const proof = solveCaptcha(captcha_token, captcha_answer);
  if (!proof) throw wrongAnswer();
  if (soonest && Date.now() - proof.drawnAt.getTime() < soonest.seconds * 1000)
    throw fieldError('captcha_answer', soonest.message);
  await spendTry(limit, address);
  const store = () =>
    db().$transaction(async (transaction) => {
      await spendCaptcha(transaction, proof);
      return write(transaction, content);
    }, patience);
  try {
    return await (line ? inTurn(line, store) : store());
  } catch (error) {
    await refundTry(limit, address).catch(() => undefined);
    throw withoutTheirWords(error, limit);
  }
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
  return fieldError('captcha_answer', messages.visitorForm.wrongAnswer);
}

/** Database errors may quote query values: what a visitor wrote must not reach the log. */
function withoutTheirWords(error: unknown, form: LimitName): AppError {
  const known = toAppError(error);
  if (known.code === 'internal') {
    const { name, code } = error as { name?: string; code?: string };
    log.error({ error: name, code, form }, 'what a visitor sent could not be stored');
  }
  return known;
}
