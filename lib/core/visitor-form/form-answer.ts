import { reportFormLeft, reportRefusal } from '#lib/core/cache/render-context.ts';
import {
  type AppError,
  assertAccepted,
  type FieldErrors,
  statusOf,
  toAppError,
} from '#lib/core/operations/errors.ts';
import { messages } from '#lib/language/messages.ts';
import { issueCaptcha, openCaptcha } from './captcha.ts';
import type { Captcha } from './schema.ts';

/** A form's state after submission without scripts: thanks, or the input with messages. */
export type FormAnswer<Typed, Receipt = undefined> =
  | { isSent: true; typed?: Typed; receipt?: Receipt | undefined }
  | {
      isSent: false;
      typed: Typed;
      captcha: Captcha;
      fields: FieldErrors;
      /** The error; null when only the sum is missing. */
      message: string | null;
      /** Nothing was wrong with it, and sent again later it may be taken, with the same sum and its answer. */
      later?: true;
    };

/** What is posted beside the content: the token of the sum, once there is one, and its answer. */
interface PostedProof {
  captcha_token?: string | undefined;
  captcha_answer?: string | undefined;
}

/**
 * Sends a form that was posted without scripts. It never fails: errors come back with the typed text and a new sum. The
 * cached page has no sum, so the first submission, without a token, asks for it. While a new version is on trial the form
 * keeps its sum and the answer as well.
 */
export async function answerForm<Typed, Receipt = undefined>(
  typed: Typed,
  { captcha_token: token, captcha_answer: answer }: PostedProof,
  send: () => Promise<Receipt>,
): Promise<FormAnswer<Typed, Receipt>> {
  try {
    assertAccepted();
    const receipt = await send();
    return receipt === undefined ? { isSent: true } : { isSent: true, typed, receipt };
  } catch (error) {
    const refusal = toAppError(error);
    reportFormLeft();
    if (!refusal.more.isMeant)
      return { isSent: false, typed, captcha: issueCaptcha(), ...mistakesOf(refusal, token) };
    reportRefusal(statusOf[refusal.code]);
    const captcha = token ? openCaptcha(token) : null;
    return {
      isSent: false,
      typed,
      captcha: captcha ? { ...captcha, answer } : issueCaptcha(),
      fields: {},
      message: refusal.message,
      later: true,
    };
  }
}

function mistakesOf({ message, more: { fields = {} } }: AppError, token: string | undefined) {
  const { captcha_answer, ...others } = fields;
  const isFirstSending = !token && captcha_answer !== undefined;
  const areOthersWrong = Object.keys(others).length > 0;
  return {
    fields: isFirstSending ? others : fields,
    message: areOthersWrong ? messages.errors.lookAgain : isFirstSending ? null : message,
  };
}
