import { churchTag, firstTag } from '#lib/core/church/locale.ts';
import { languageNameIn } from '#lib/core/language/language-names.ts';
import { baseLanguage } from '#lib/core/language/languages.ts';
import { isMostlyUntranslated, type SpokenWords } from '#lib/core/translations/spoken-words.ts';
import { messages } from '#lib/language/messages.ts';

interface MostlyUntranslatedProps {
  of: readonly SpokenWords[];
  /** Whether it stands within the margins of the page. */
  isWithin?: boolean;
}

/** Says above a page in the second language that less than a third of its words are translated. */
export function MostlyUntranslated({ of, isWithin = false }: MostlyUntranslatedProps) {
  if (!isMostlyUntranslated(of)) return null;
  const language = languageNameIn(baseLanguage(firstTag()), baseLanguage(churchTag()));
  return (
    <>
      <style>{styles}</style>
      <div className="language-note">
        <p className={`py-3 font-semibold ${isWithin ? 'px-5' : 'wrap'}`}>
          {messages.layout.mostlyUntranslated(language)}
        </p>
      </div>
    </>
  );
}

// A text: style sheets are in every document, and this is rarely shown. A section that begins behind the header begins below.
const styles = `.language-note{background:var(--color-limestone)}
.language-note:has(~.under-header){margin-top:calc(-1*var(--page-top));padding-top:var(--page-top);background:var(--color-night);color:#fff}
.language-note~.under-header{margin-top:0;padding-top:0}`;
