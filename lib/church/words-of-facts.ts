import type { Church, StatedFact } from '#lib/core/church/church-row.ts';
import { defaultChurchIn } from '#lib/core/church/default-church.ts';
import { emptyChurchIn } from '#lib/core/church/empty-church.ts';
import type { LanguageTag } from '#lib/core/language/languages.ts';

/** The facts that a new site says in its language. */
const wordedFacts = ['name', 'short_name', 'kind', 'welcome', 'giving_text_example'] as const;

/** Those that may be names. */
const names: readonly StatedFact[] = ['name', 'short_name'];

/** Returns the seeded facts that are still unchanged, in that language; `own` are those that staff wrote or confirmed. */
export function translatedFacts(
  present: Church,
  language: LanguageTag,
  own: readonly StatedFact[],
): Partial<Church> {
  const facts = wordedFacts.flatMap((fact) => {
    const firstIn = firstOf(present, fact, present.language);
    return firstIn && !own.includes(fact) ? [[fact, firstIn(language)[fact]]] : [];
  });
  return Object.fromEntries(facts);
}

/** Returns whether a fact is as a site begins with it in that language. */
export function isAsBegun(present: object, fact: string, language: LanguageTag): boolean {
  return firstOf(present, fact, language) !== undefined;
}

function firstOf(present: object, fact: string, language: LanguageTag) {
  return [defaultChurchIn, emptyChurchIn].find(
    (first) => (present as Record<string, unknown>)[fact] === first(language)[fact as StatedFact],
  );
}

/**
 * Returns the church as its pages in the second language know it: that is their language, the first one the other. `said`
 * are the words of its own that are translated; those that it began with are known, though staff have confirmed them.
 */
export function inSecondLanguage(
  church: Church,
  own: readonly StatedFact[],
  said: Readonly<Record<string, string>> = {},
): Church {
  const { language, second_language } = church;
  if (!second_language) return church;
  const begun = translatedFacts(
    church,
    second_language,
    own.filter((fact) => names.includes(fact)),
  );
  const words = Object.fromEntries(
    wordedFacts.filter((fact) => !names.includes(fact) && said[fact]).map((fact) => [fact, said[fact]]),
  );
  return { ...church, ...words, ...begun, language: second_language, second_language: language };
}
