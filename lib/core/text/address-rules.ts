import { parsedUrl } from './parsed-url.ts';
// Apart from text-rules.ts, which comes with the forms of visitors.

/** Returns whether a text is an absolute address (RFC 3986) with one of these schemes. */
export function isWebAddress(text: string, schemes: readonly string[] = ['http', 'https']): boolean {
  return schemes.includes(parsedUrl(text)?.protocol.slice(0, -1) ?? '');
}

/** Returns an address without its user information (RFC 3986, 3.2.1); other texts unchanged. */
export function withoutCredentials(address: string): string {
  const url = parsedUrl(address);
  if (!url?.username && !url?.password) return address;
  return Object.assign(url, { username: '', password: '' }).href;
}

/** Blanks, letters with accents, some signs and a bare %. Braces stay: page texts have insertions in them. */
const unencoded = /[^\x21-\x7e]|["<>^`|]|%(?![\da-f]{2})/giu;

/**
 * Returns a web address as it is sent (RFC 3986): blanks and letters with accents percent-encoded, the host in ASCII.
 * What is encoded stays; so do other texts.
 */
export function encodedAddress(text: string): string {
  const [, scheme = '', authority = '', rest = ''] =
    /^([a-z][a-z\d+.-]*:\/\/)([^/?#]*)(.*)$/i.exec(text.replace(/[\t\n\r]/g, '')) ?? [];
  const url = parsedUrl(text);
  if (scheme === '' || !url) return text;
  const host = /^[\x21-\x7e]+$/.test(authority) ? authority : url.host;
  return `${scheme}${host}${rest.replace(/\p{Surrogate}/gu, '\ufffd').replace(unencoded, encodeURIComponent)}`;
}

/** Returns whether a text is a path of this site that no browser reads as another host's. */
export function isOwnPath(text: string): boolean {
  return /^\/(?!\/)[^\s\\]*$/.test(text);
}

/**
 * Returns a color as lower-case `#rrggbb`, from six or three hexadecimal digits with or without `#`; null for other
 * texts.
 */
export function sixDigitColor(text: string): string | null {
  const digits = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(text.trim())?.[1]?.toLowerCase();
  if (!digits) return null;
  return `#${digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits}`;
}

/** Returns whether a link may have this target: a path of this site, or an address of the web, of mail or of a telephone. */
export function leadsSomewhere(text: string): boolean {
  return isOwnPath(text) || isWebAddress(text, ['http', 'https', 'mailto', 'tel']);
}
