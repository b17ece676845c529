import { z } from 'zod';
import { findLanguageCode } from '#lib/core/language/language-names.ts';
import { messages } from '#lib/language/messages.ts';

/** In how many languages one event may be held. */
export const mostLanguages = 5;

/** The code of a language, which becomes its canonical one. */
const heldInLanguage = z
  .string({ error: () => messages.events.unknownLanguage('') })
  .refine((text) => findLanguageCode(text) !== null, {
    error: ({ input }) => messages.events.unknownLanguage(String(input)),
  })
  .transform((text) => findLanguageCode(text) ?? text);

/** The languages that an event is held in, each once, in the order given. */
export const heldIn = z
  .array(heldInLanguage, { error: () => messages.events.unknownLanguage('') })
  .max(mostLanguages, { error: () => messages.events.tooManyLanguages(mostLanguages) })
  .nullish()
  .transform((codes) => [...new Set(codes)]);

/** The filter of lists and feeds by one language. */
export const heldInFilter = heldInLanguage.optional().meta({
  description:
    'Only what is held in this language, by its code (ISO 639), such as `es`; what names none counts as held in the church’s own.',
});
