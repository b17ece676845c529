import { asciiDigits } from '#lib/core/text/ascii-digits.ts';
import { messages } from '#lib/language/messages.ts';

/** Returns the number that answers a sum, in the digits of any script and with spaces; null for other texts. */
export function readAnswer(typed: string): number | null {
  const digits = asciiDigits(typed).replaceAll(/\s/g, '');
  return /^\d{1,3}$/.test(digits) ? Number(digits) : null;
}

/** Returns the error of a sum's answer that is blank or no number; undefined for a number. */
export function answerMistake(typed: string): string | undefined {
  if (typed.trim() === '') return messages.visitorForm.noAnswer;
  return readAnswer(typed) === null ? messages.visitorForm.wrongAnswer : undefined;
}
