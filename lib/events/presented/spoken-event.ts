import { oncePerLanguage } from '#lib/core/translations/once-per-language.ts';
import { type Spoken, spokenRow } from '#lib/core/translations/spoken-row.ts';
import type { EventWithExceptions, ExceptionRow } from '../occurrence.ts';
import type { EventRow } from '../schema.ts';
import { eventDateTexts, eventTexts } from './event-texts.ts';

/** Returns an event with its exceptions in the language of the current request. */
export const spokenEvent = oncePerLanguage<EventWithExceptions>((event) => {
  const spoken = translated(event);
  stored.set(spoken, event);
  return spoken;
});

const stored = new WeakMap<EventRow, EventWithExceptions>();

/** Returns the words of an event, or of one date, as they are stored: those by which equal events are found, in any language. */
export function storedWords(
  event: EventRow,
  exception: ExceptionRow | null,
): Pick<EventRow, 'title' | 'short_title' | 'location'> {
  const original = stored.get(event);
  const row = original ?? event;
  const own = original ? original.exceptions.find(({ date }) => date === exception?.date) : exception;
  return {
    title: own?.title ?? row.title,
    short_title: own?.title ? null : row.short_title,
    location: own?.location ?? row.location,
  };
}

function translated(event: EventWithExceptions): EventWithExceptions {
  const exceptions = event.exceptions.map((exception) =>
    spokenRow({ table: 'event_exceptions', id: exception.id ?? '', texts: eventDateTexts }, exception),
  );
  return { ...spokenRow({ table: 'events', id: event.id, texts: eventTexts }, event), exceptions };
}

/** Returns what one date says of its words: its own texts stand in the place of its event's. */
export function spokenDate(event: EventRow, exception: ExceptionRow | null): Spoken {
  const { language } = event;
  if (language === undefined) return {};
  const isOwn = (name: string) =>
    textOn(exception, name) || (name === 'short_title' && textOn(exception, 'title'));
  const untranslated = [
    ...(event.untranslated ?? []).filter((name) => !isOwn(name)),
    ...(exception?.untranslated ?? []),
  ];
  const isWhole = [event, exception].every((row) => (row?.translated ?? 'whole') === 'whole');
  if (untranslated.length === 0) return { language, translated: isWhole ? 'whole' : 'partly' };
  const said = textNames.filter((name) => textOn(exception, name) || textOn(event, name));
  return { language, translated: untranslated.length < said.length ? 'partly' : 'not', untranslated };
}

const textNames = ['title', 'short_title', 'location', 'description'];

function textOn(row: EventRow | ExceptionRow | null, name: string): boolean {
  return Boolean((row as Record<string, unknown> | null)?.[name]);
}
