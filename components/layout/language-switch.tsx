'use client';

import { usePathname } from 'next/navigation';
import { spokenPath, withoutPrefix, withPrefix } from '#lib/core/addresses/in-language.ts';
import type { SpokenLanguage } from '#lib/core/church/spoken-languages.ts';

/** The way to the same page in the other language: a new document, whose words and scripts are in one language. */
export function LanguageSwitch({ language, prefix, name }: SpokenLanguage & { name: string }) {
  const path = withoutPrefix(usePathname());
  return (
    <a
      href={withPrefix(prefix, prefix ? spokenPath(path) : path)}
      lang={language}
      hrefLang={language}
      className="inline-flex min-h-11 shrink-0 items-center text-sm font-semibold md:order-last"
      style={{ paddingInlineStart: 12 }}
    >
      {name}
    </a>
  );
}
