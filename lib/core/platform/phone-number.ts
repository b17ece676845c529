import { churchCountry } from '#lib/core/church/locale.ts';

/** Country codes of churches whose people write their numbers without one. */
const countryCodes: Readonly<Record<string, string>> = { US: '1', CA: '1' };

/**
 * A phone number as networks take it (E.164, '+15125550188'), from however it was typed: with spaces, dashes,
 * dots or parentheses, with 00 for +, or ten digits of the church's own country. Null when it is none.
 */
export function toPhoneNumber(typed: string, country: string = churchCountry()): string | null {
  const compact = typed.normalize('NFKC').replace(/[\s().\-/‐-―]/g, '');
  const countryCode = countryCodes[country];
  const full = /^\d{10}$/.test(compact) && countryCode ? `+${countryCode}${compact}` : compact;
  const number = full.replace(/^00(?=[1-9])/, '+').replace(/^1(?=\d{10}$)/, '+1');
  if (!/^\+[1-9]\d{7,14}$/.test(number)) return null;
  return number.startsWith('+1') && number.length !== 12 ? null : number;
}

/** The address that calls the number (RFC 3966), from however the church writes it. */
export function telephoneUrl(number: string): string {
  return `tel:${toPhoneNumber(number) ?? number.replace(/[^\d+]/g, '')}`;
}

/** The address that opens a message to the number with these words in it. */
export function textMessageUrl(number: string, words: string): string {
  return `${telephoneUrl(number).replace('tel:', 'sms:')}?&body=${encodeURIComponent(words)}`;
}
