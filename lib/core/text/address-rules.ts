// Apart from text-rules.ts, which comes with the forms of visitors.

/** Returns whether a text is an absolute address (RFC 3986) with one of these schemes. */
export function isWebAddress(text: string, schemes: readonly string[] = ['http', 'https']): boolean {
  return URL.canParse(text) && schemes.includes(new URL(text).protocol.slice(0, -1));
}

/** Returns an address without its user information (RFC 3986, 3.2.1); other texts unchanged. */
export function withoutCredentials(address: string): string {
  if (!URL.canParse(address)) return address;
  const url = new URL(address);
  if (!url.username && !url.password) return address;
  return Object.assign(url, { username: '', password: '' }).href;
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
