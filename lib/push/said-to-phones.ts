import { secondTag } from '#lib/core/church/locale.ts';
import { rowLanguage } from '#lib/core/translations/row-language.ts';
import type { EventWithExceptions, Occurrence } from '#lib/events/occurrence.ts';
import { spokenEvent } from '#lib/events/presented/spoken-event.ts';
import { occurrenceOn } from '#lib/events/series/occurrences.ts';
import { runInLanguage } from '#lib/translations/in-language.ts';
import type { PushMessage } from './message.ts';

type Words = Pick<PushMessage, 'title' | 'body' | 'url'>;

/** Returns a message as `say` returns it in the first language of the site, with its words in the second one. */
export async function saidToPhones<Message extends Words>(
  say: () => Message,
): Promise<Message & Pick<PushMessage, 'spoken'>> {
  const message = await runInLanguage(null, say);
  const language = secondTag();
  if (language === null) return message;
  const { title, body, url } = await runInLanguage(language, say);
  return { ...message, spoken: { language, title, body, url } };
}

/** Returns a date of an event in the language of the request. */
export function saidDate(occurrence: Occurrence, event: EventWithExceptions): Occurrence {
  if (!rowLanguage()) return occurrence;
  return occurrenceOn(spokenEvent(event), occurrence.original_date) ?? occurrence;
}
