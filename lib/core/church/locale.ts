import { perProcess } from '#lib/core/platform/per-process.ts';

/** What of the church's facts code needs that browsers run too. */
interface Locale {
  /** An IANA zone name. */
  time_zone: string;
  /** ISO 3166, two letters. */
  country: string;
}

const shared = perProcess('church-locale', (): { find?: () => Locale } => ({}));

/** Says how the facts are found in this process: by the server, which browsers need not know of. */
export function provideLocale(find: () => Locale): void {
  shared.find ??= find;
}

/** The church's time zone: on the server that of the facts it runs with, in a browser that of the page. */
export function churchTimeZone(): string {
  return shared.find?.().time_zone ?? pageAttribute('timeZone');
}

/** The church's country, in the same way: two letters. */
export function churchCountry(): string {
  return shared.find?.().country ?? pageAttribute('country');
}

/** The root element as the page that is open should have it. */
export function localeAttributes({ time_zone, country }: Locale) {
  return { 'data-time-zone': time_zone, 'data-country': country };
}

function pageAttribute(name: 'timeZone' | 'country'): string {
  const value = document.documentElement.dataset[name];
  if (!value) throw new Error(`The page does not state the church’s ${name}.`);
  return value;
}
