'use client';

import { usePathname } from 'next/navigation';
import { withoutPrefix } from '#lib/core/addresses/in-language.ts';
import type { SpokenLanguage } from '#lib/core/church/spoken-languages.ts';
import { languageName } from '#lib/core/language/languages.ts';

interface LanguageSwitchProps extends SpokenLanguage {
  className?: string;
}

/** The way to the same page in the other language: a new document, whose words and scripts are in one language. */
export function LanguageSwitch({ language, prefix, className }: LanguageSwitchProps) {
  const path = withoutPrefix(usePathname());
  return (
    <a
      href={prefix && path === '/' ? prefix : prefix + path}
      lang={language}
      hrefLang={language}
      className={className}
    >
      {languageName(language)}
    </a>
  );
}
