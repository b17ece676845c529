import { isSupportedCountry, type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { churchCountry } from '#lib/core/church/locale.ts';
import { memoize } from '#lib/core/dates/memoize.ts';

/**
 * A phone number as networks take it (E.164, '+15125550188'), from however it was typed: with spaces, dashes,
 * dots or parentheses, with 00 for +, or as people of the church's own country write it. Null when it is none.
 */
export function toPhoneNumber(typed: string, country: string = churchCountry()): string | null {
  return parse(typed, country)?.number ?? null;
}

/** The address that calls the number (RFC 3966), from however the church writes it. */
export function telephoneUrl(number: string): string {
  return urlInCountry(`${churchCountry()} ${number}`);
}

/** Every page has the church's number several times. Asked by the country's two letters and the number. */
const urlInCountry = memoize((asked: string): string => {
  const number = asked.slice(3);
  return parse(number, asked.slice(0, 2))?.getURI() ?? `tel:${number.replace(/[^\d+]/g, '')}`;
});

/** The address that opens a message to the number with these words in it. */
export function textMessageUrl(number: string, words: string): string {
  return `${telephoneUrl(number).replace('tel:', 'sms:')}?&body=${encodeURIComponent(words)}`;
}

function parse(typed: string, country: string): PhoneNumber | null {
  const number = parsePhoneNumberFromString(withPlus(typed), {
    ...(isSupportedCountry(country) && { defaultCountry: country }),
    // All of the text is the number, or it is none.
    extract: false,
  });
  return number?.isPossible() ? number : null;
}

/** 00 stands for + in most of the world. */
function withPlus(typed: string): string {
  return typed
    .normalize('NFKC')
    .trim()
    .replace(/^00\s*(?=[1-9])/, '+');
}
