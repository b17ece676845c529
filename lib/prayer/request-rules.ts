import { isEmailAddress, keepUnder } from '#lib/core/operations/text-rules.ts';
import { prayerMessages } from './messages.ts';

/** What a visitor types. */
export interface PrayerRequestText {
  name: string;
  email: string;
  request: string;
}

/** The most that a field takes; nobody who writes to us comes near. */
const longestName = 200;
const longestRequest = 10_000;

/** What is wrong with a field; undefined when it is right. */
export const prayerRules: Record<keyof PrayerRequestText, (typed: string) => string | undefined> = {
  name: (typed) => within(typed.trim(), 2, longestName, prayerMessages.nameTooShort),
  email: (typed) => (isEmailAddress(typed.trim()) ? undefined : prayerMessages.invalidEmail),
  request: (typed) => within(typed.trim(), 10, longestRequest, prayerMessages.requestTooShort),
};

/** The messages of all fields. Without zod, so that a visitor's browser checks with the server's own rules. */
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
  if (text.length < least) return tooShort;
  return text.length > most ? keepUnder(most) : undefined;
}
