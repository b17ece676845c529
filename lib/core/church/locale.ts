import { languagePrefix } from '#lib/core/addresses/in-language.ts';
import {
  baseLanguage,
  type Clock,
  type Language,
  type LanguageTag,
  languageFacts,
} from '#lib/core/language/languages.ts';
import { perProcess } from '#lib/core/process/per-process.ts';

/** The church facts that code shared with browsers needs. */
interface Locale {
  /** An IANA zone name. */
  time_zone: string;
  /** ISO 3166, two letters. */
  country: string;
  language: LanguageTag;
  /** The other language of the site: of a page in the second one the first. */
  second_language: LanguageTag | null;
}

interface Shared {
  find?: () => Locale;
  clock?: () => Clock;
}

const shared = perProcess('church-locale', (): Shared => ({}));

/** Sets how this process finds the facts and the hours of the clock. The server calls it, browsers do not. */
export function provideLocale(find: () => Locale, clock: () => Clock): void {
  shared.find ??= find;
  shared.clock ??= clock;
}

/** Returns the church's time zone: from the current facts on the server, from the page in a browser. */
export function churchTimeZone(): string {
  return shared.find?.().time_zone ?? pageAttribute('timeZone');
}

/** Returns the church's two-letter country code, in the same way. */
export function churchCountry(): string {
  return shared.find?.().country ?? pageAttribute('country');
}

/** Returns the site's language, in the same way; for a trial language the one that it is made of. */
export function churchLanguage(): Language {
  return baseLanguage(churchTag());
}

/** Returns the first language of the site, in the same way, on its pages in the second one, too. */
export function firstLanguage(): Language {
  return baseLanguage(firstTag());
}

/** Returns the tag of the first language, in which rows are stored. */
export function firstTag(): LanguageTag {
  if (!languagePrefix()) return churchTag();
  return knownTag(
    shared.find ? shared.find().second_language : document.documentElement.dataset.firstLanguage,
  );
}

/** Returns the tag of the second language of the site, in the same way; null where it speaks one. */
export function secondTag(): LanguageTag | null {
  if (languagePrefix()) return churchTag();
  const tag = shared.find
    ? shared.find().second_language
    : (document.documentElement.dataset.secondLanguage ?? null);
  return tag ? knownTag(tag) : null;
}

/** Returns the tag of what the site speaks, in the same way. */
export function churchTag(): LanguageTag {
  return knownTag(shared.find?.().language ?? pageLanguage());
}

function knownTag(tag: string | null | undefined): LanguageTag {
  return tag && Object.hasOwn(languageFacts, tag) ? (tag as LanguageTag) : 'en';
}

/** A browser that translates the page changes `lang`. */
function pageLanguage(): string {
  const { dataset, lang } = document.documentElement;
  return dataset.language ?? lang;
}

/** Returns the hours of the church's clock, in the same way. */
export function churchClock(): Clock {
  return shared.clock?.() ?? (document.documentElement.dataset.clock === '24' ? '24' : '12');
}

/** Returns the tag for the numbers of a language in the church's country: '0.1' in Mexico, '0,1' in Spain. */
export function numberLocale(language: Language = churchLanguage()): string {
  return `${language}-${churchCountry()}`;
}

/** Returns the attributes that the open page's root element should have. The server calls it. */
export function localeAttributes({ time_zone, country, language, second_language }: Locale) {
  return {
    lang: language,
    'data-language': language,
    ...(second_language && {
      [languagePrefix() ? 'data-first-language' : 'data-second-language']: second_language,
    }),
    dir: languageFacts[language].direction,
    'data-time-zone': time_zone,
    'data-country': country,
    'data-clock': churchClock(),
  };
}

function pageAttribute(name: 'timeZone' | 'country'): string {
  const value = document.documentElement.dataset[name];
  if (!value) throw new Error(`The page does not state the church’s ${name}.`);
  return value;
}
