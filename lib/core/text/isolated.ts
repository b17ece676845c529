import { churchTag } from '#lib/core/church/locale.ts';
import { languageFacts } from '#lib/core/language/languages.ts';

/**
 * Returns a text whose parts keep their own order within a text that is read from right to left: '9:00 AM - 10:00 AM'
 * (first strong isolate, UAX #9). Unchanged where texts are read from left to right.
 */
export function isolated(text: string): string {
  return languageFacts[churchTag()].direction === 'rtl' ? `\u2068${text}\u2069` : text;
}
