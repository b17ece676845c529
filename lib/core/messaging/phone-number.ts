import {
  getCountryCallingCode,
  isSupportedCountry,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';
import { churchCountry } from '#lib/core/church/locale.ts';
import { memoize } from '#lib/core/dates/memoize.ts';

/**
 * Returns a phone number in E.164 form ('+15125550188'), from any usual spelling: with spaces, dashes, dots or
 * parentheses, 00 for +, or as dialed in the church's country. Null when it is none.
 */
export function toPhoneNumber(typed: string, country: string = churchCountry()): string | null {
  return parse(typed, country)?.number ?? null;
}

/** Returns a number as the country writes it, one of another country with its code; null when it is none. */
export function nationalPhoneNumber(typed: string, country: string): string | null {
  const number = parse(typed, country);
  if (!number) return null;
  const isHome = isSupportedCountry(country) && number.countryCallingCode === getCountryCallingCode(country);
  return isHome ? number.formatNational() : number.formatInternational();
}

/** Returns the digits of the number as it is dialed from abroad and at home ('15125550188', '5125550188'); none of no number. */
export function dialedForms(typed: string): string[] {
  const number = parse(typed, churchCountry());
  return number
    ? [number.number.slice(1), number.nationalNumber, number.formatNational().replace(/\D/g, '')]
    : [];
}

/** Returns the `tel:` address of the number (RFC 3966), from any spelling. */
export function telephoneUrl(number: string): string {
  return urlInCountry(`${churchCountry()} ${number}`);
}

/** Memoized, since every page shows the number several times. The argument begins with the country's two letters. */
const urlInCountry = memoize((asked: string): string => {
  const number = asked.slice(3);
  return parse(number, asked.slice(0, 2))?.getURI() ?? `tel:${number.replace(/[^\d+]/g, '')}`;
});

/** Returns the address that opens a message to the number with this text. */
export function textMessageUrl(number: string, words: string): string {
  return `${telephoneUrl(number).replace('tel:', 'sms:')}?&body=${encodeURIComponent(words)}`;
}

function parse(typed: string, country: string): PhoneNumber | null {
  const number = parsePhoneNumberFromString(withPlus(typed), {
    ...(isSupportedCountry(country) && { defaultCountry: country }),
    // The whole text must be the number.
    extract: false,
  });
  return number?.isPossible() ? number : null;
}

/** Most countries dial 00 for +. */
function withPlus(typed: string): string {
  return typed
    .normalize('NFKC')
    .trim()
    .replace(/^00\s*(?=[1-9])/, '+');
}
