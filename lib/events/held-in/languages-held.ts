import { churchLanguage, firstLanguage } from '#lib/core/church/locale.ts';
import { compareTexts } from '#lib/core/church/text-order.ts';
import { findLanguageCode, languageLabel, listLanguages } from '#lib/core/language/language-names.ts';
import { messages } from '#lib/language/messages.ts';
import type { EventRow } from '../schema.ts';

type Held = Pick<EventRow, 'held_in'>;

/** Returns the languages that an event is held in: the church's own where none is given. */
function languagesOf({ held_in }: Held): readonly string[] {
  return held_in.length > 0 ? held_in : [firstLanguage()];
}

/** Returns a filter of events by one of their languages; without a language all pass. */
export function isHeldIn(language: string | undefined): (event: Held) => boolean {
  return (event) => !language || languagesOf(event).includes(language);
}

/** Returns every language of the events once: the church's own first, the others by name. */
export function languagesOfAll(events: readonly Held[]): string[] {
  const own = firstLanguage();
  const codes = [...new Set(events.flatMap(languagesOf))].filter((code) => code !== own);
  const isOwnHeld = events.some((event) => languagesOf(event).includes(own));
  return [
    ...(isOwnHeld ? [own] : []),
    ...codes.sort((one, other) => compareTexts(labelOf(one), labelOf(other))),
  ];
}

/** Returns the languages to tell visitors of: none where it is the church's own alone. */
export function notedLanguages({ held_in }: Held): readonly string[] {
  return held_in.every((code) => code === firstLanguage()) ? [] : held_in;
}

/** Returns them as a label beside an event, 'Spanish and English'; null where there is none to tell of. */
export function heldInLabel(event: Held): string | null {
  const codes = notedLanguages(event);
  return codes.length > 0 ? languageLabel(codes, churchLanguage()) : null;
}

/** Returns them as words of their own, 'In Spanish and English'; null where there is none to tell of. */
export function heldInWords(event: Held): string | null {
  const codes = notedLanguages(event);
  return codes.length > 0 ? messages.eventWords.heldIn(listLanguages(codes, churchLanguage())) : null;
}

function labelOf(code: string): string {
  return languageLabel([code], churchLanguage());
}

/** Returns the language that an address asks for by its code. What is none is ignored. */
export function readLanguage(parameter: string | string[] | undefined): string | undefined {
  return (typeof parameter === 'string' && findLanguageCode(parameter)) || undefined;
}
