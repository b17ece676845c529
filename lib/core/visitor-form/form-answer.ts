import { type AppError, type FieldErrors, toAppError } from '#lib/core/operations/errors.ts';
import { messages } from '#lib/language/messages.ts';
import { issueCaptcha } from './captcha.ts';
import type { Captcha } from './schema.ts';

/** A form's state after submission without scripts: thanks, or the input with messages. */
export type FormAnswer<Typed> =
  | { isSent: true }
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
export async function answerForm<Typed>(
  typed: Typed,
  token: string | undefined,
  send: () => Promise<unknown>,
): Promise<FormAnswer<Typed>> {
  try {
    await send();
    return { isSent: true };
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
