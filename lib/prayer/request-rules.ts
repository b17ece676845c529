import { isEmailAddress, keepUnder, shownLength } from '#lib/core/operations/text-rules.ts';
import { asciiDigits } from '#lib/core/text/ascii-digits.ts';
import { messages } from '#lib/language/messages.ts';

/** A visitor's input. */
export interface PrayerRequestText {
  name: string;
  email: string;
  request: string;
}

/** The maximum length of a name or address. */
const longestName = 200;
const longestRequest = 10_000;

/** Returns the error of a field; undefined when it is valid. */
export const prayerRules: Record<keyof PrayerRequestText, (typed: string) => string | undefined> = {
  name: (typed) => within(typed.trim(), 2, longestName, messages.prayerForm.nameTooShort),
  email: (typed) => (isEmailAddress(typed.trim()) ? undefined : messages.prayerForm.invalidEmail),
  request: (typed) => within(typed.trim(), 10, longestRequest, messages.prayerForm.requestTooShort),
};

/** Returns the errors of all fields. Without zod, so that browsers run the server's own checks. */
export function checkPrayerRequest(
  values: PrayerRequestText,
): Partial<Record<keyof PrayerRequestText, string>> {
  const names = Object.keys(prayerRules) as (keyof PrayerRequestText)[];
  return Object.fromEntries(
    names.flatMap((name) => {
      const message = prayerRules[name](values[name]);
      return message ? [[name, message]] : [];
    }),
  );
}

/** Returns the number that answers a sum, in the digits of any script and with spaces; null for other texts. */
export function readAnswer(typed: string): number | null {
  const digits = asciiDigits(typed).replaceAll(/\s/g, '');
  return /^\d{1,3}$/.test(digits) ? Number(digits) : null;
}

/** Returns the error of a sum's answer that is blank or no number; undefined for a number. */
export function answerMistake(typed: string): string | undefined {
  if (typed.trim() === '') return messages.prayerForm.noAnswer;
  return readAnswer(typed) === null ? messages.prayerForm.wrongAnswer : undefined;
}

function within(text: string, least: number, most: number, tooShort: string): string | undefined {
  if (shownLength(text) < least) return tooShort;
  return text.length > most ? keepUnder(most) : undefined;
}
