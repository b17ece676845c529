import { type AppError, type FieldErrors, toAppError } from '#lib/core/operations/errors.ts';
import { messages } from '#lib/language/messages.ts';
import { issueCaptcha } from './captcha.ts';
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
    };

/**
 * Sends a form that was posted without scripts. It never fails: errors come back with the typed text and a new sum. The
 * cached page has no sum, so the first submission, without a token, asks for it.
 */
export async function answerForm<Typed, Receipt = undefined>(
  typed: Typed,
  token: string | undefined,
  send: () => Promise<Receipt>,
): Promise<FormAnswer<Typed, Receipt>> {
  try {
    const receipt = await send();
    return receipt === undefined ? { isSent: true } : { isSent: true, typed, receipt };
  } catch (error) {
    return { isSent: false, typed, captcha: issueCaptcha(), ...mistakesOf(toAppError(error), token) };
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
