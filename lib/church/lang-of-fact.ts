import { langOf } from '#lib/core/translations/lang-of.ts';
import { untranslatedNames } from '#lib/core/translations/untranslated-words.ts';

/** Returns the attributes of an element that shows words of the church's facts: their language, as `langOf` does. */
export function langOfFact(fact: 'giving_text_example'): ReturnType<typeof langOf> {
  return langOf({ untranslated: untranslatedNames('church') }, fact);
}
