import {
  baseLanguage,
  type Clock,
  type Language,
  type LanguageTag,
  languageFacts,
} from '#lib/core/language/languages.ts';
import { perProcess } from '#lib/core/platform/per-process.ts';

/** The church facts that code shared with browsers needs. */
interface Locale {
  /** An IANA zone name. */
  time_zone: string;
  /** ISO 3166, two letters. */
  country: string;
  language: LanguageTag;
  clock: Clock | null;
}

const shared = perProcess('church-locale', (): { find?: () => Locale } => ({}));

/** Sets how this process finds the facts. The server calls it, browsers do not. */
export function provideLocale(find: () => Locale): void {
  shared.find ??= find;
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

/** Returns the tag of what the site speaks, in the same way. */
export function churchTag(): LanguageTag {
  const tag = shared.find?.().language ?? pageLanguage();
  return Object.hasOwn(languageFacts, tag) ? (tag as LanguageTag) : 'en';
}

/** A browser that translates the page changes `lang`. */
function pageLanguage(): string {
  const { dataset, lang } = document.documentElement;
  return dataset.language ?? lang;
}

/** Returns the hours of the church's clock, in the same way. */
export function churchClock(): Clock {
  const chosen = shared.find ? shared.find().clock : document.documentElement.dataset.clock;
  return chosen === '12' || chosen === '24' ? chosen : languageFacts[churchLanguage()].clock;
}

/** Returns the attributes that the open page's root element should have. */
export function localeAttributes({ time_zone, country, language, clock }: Locale) {
  return {
    lang: language,
    'data-language': language,
    dir: languageFacts[language].direction,
    'data-time-zone': time_zone,
    'data-country': country,
    ...(clock && { 'data-clock': clock }),
  };
}

function pageAttribute(name: 'timeZone' | 'country'): string {
  const value = document.documentElement.dataset[name];
  if (!value) throw new Error(`The page does not state the church’s ${name}.`);
  return value;
}
