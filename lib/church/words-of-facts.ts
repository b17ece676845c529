import type { Church, StatedFact } from '#lib/core/church/church-row.ts';
import { defaultChurchIn } from '#lib/core/church/default-church.ts';
import { emptyChurchIn } from '#lib/core/church/empty-church.ts';
import type { LanguageTag } from '#lib/core/language/languages.ts';

/** The facts that a new site says in its language. */
const wordedFacts = ['name', 'short_name', 'kind', 'welcome', 'giving_text_example'] as const;

/** Returns the seeded facts that are still unchanged, in that language; `own` are those that staff wrote or confirmed. */
export function translatedFacts(
  present: Church,
  language: LanguageTag,
  own: readonly StatedFact[],
): Partial<Church> {
  const facts = wordedFacts.flatMap((fact) => {
    const firstIn = [defaultChurchIn, emptyChurchIn].find(
      (first) => present[fact] === first(present.language)[fact],
    );
    return firstIn && !own.includes(fact) ? [[fact, firstIn(language)[fact]]] : [];
  });
  return Object.fromEntries(facts);
}

/** Returns the church as its pages in the second language know it: that is their language, the first one the other. */
export function inSecondLanguage(church: Church, own: readonly StatedFact[]): Church {
  const { language, second_language } = church;
  if (!second_language) return church;
  const words = translatedFacts(church, second_language, own);
  return { ...church, ...words, language: second_language, second_language: language };
}
