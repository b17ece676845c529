import { isEmailAddress, keepUnder, shownLength } from '#lib/core/operations/text-rules.ts';
import { messages } from '#lib/language/messages.ts';

/** A visitor's input. */
export interface PrayerRequestText {
  name: string;
  email: string;
  request: string;
}

/** The form's input, also when it was posted without scripts. */
export interface PrayerFormTyped extends PrayerRequestText {
  is_anonymous: boolean;
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

function within(text: string, least: number, most: number, tooShort: string): string | undefined {
  if (shownLength(text) < least) return tooShort;
  return text.length > most ? keepUnder(most) : undefined;
}
