import type { Article, WithContext } from 'schema-dts';
import { unlinkedPaths } from '#lib/core/addresses/unlinked-paths.ts';
import { absoluteUrl, churchId } from '#lib/core/addresses/urls.ts';
import { currentChurch } from '#lib/core/church/current-church.ts';
import { baseLanguage } from '#lib/core/language/languages.ts';
import { shortened } from '#lib/core/text/filled.ts';
import { openingOf } from '../render/letter-head.ts';
import { letterParts } from '../render/letter-parts.ts';
import type { LetterContent } from '../schema.ts';

const longestDescription = 160;

/** Returns the first words of a letter; empty for one without any. */
export function letterOpening(letter: LetterContent): string {
  return shortened(openingOf(letterParts(letter)), longestDescription);
}

/** Returns a letter as schema.org Article. */
export function letterStructuredData(letter: LetterContent): WithContext<Article> {
  const { id, subject, day, language } = letter;
  const church = { '@type': 'Church' as const, '@id': churchId(), name: currentChurch().name };
  const description = letterOpening(letter);
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: subject.slice(0, 110),
    url: absoluteUrl(unlinkedPaths.letter(id)),
    inLanguage: baseLanguage(language),
    ...(description && { description }),
    image: absoluteUrl(unlinkedPaths.lettersPicture),
    datePublished: day,
    author: church,
    publisher: church,
  };
}
