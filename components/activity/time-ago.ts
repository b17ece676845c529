import { churchLanguage } from '#lib/core/church/locale.ts';
import { languageFacts } from '#lib/core/language/languages.ts';
import { messages } from '#lib/language/messages.ts';

/** Returns '5 minutes ago' or '3 hours ago'; null beyond twelve hours, where a date reads better. */
export function timeAgo(at: Date, now: Date): string | null {
  const minutes = Math.max(0, Math.floor((now.getTime() - at.getTime()) / 60_000));
  if (minutes < 1) return messages.activity.justNow;
  const words = new Intl.RelativeTimeFormat(languageFacts[churchLanguage()].locale, { numeric: 'always' });
  if (minutes < 60) return words.format(-minutes, 'minute');
  const hours = Math.floor(minutes / 60);
  return hours <= 12 ? words.format(-hours, 'hour') : null;
}
