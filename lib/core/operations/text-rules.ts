// Without zod, so that a visitor's browser checks with the server's own rules.

// Letters of every script with the marks on them. A domain may be handed over in the form that mail servers are sent
// (RFC 5891, 'xn--…'), as some browsers do with what is typed into a field for e-mail.
const person =
  /^(?![.\p{M}])(?!.*\.\.)[\p{L}\p{M}\p{N}_'+&*=!#$%/?^`{|}~.-]*[\p{L}\p{M}\p{N}_+-]@(?:[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*\.)+(?:\p{L}[\p{L}\p{M}]+|xn--[\da-z-]*[\da-z])$/iu;

// Space of every kind, characters that are not shown (zero-width ones, soft hyphens, Hangul fillers), the blank of
// Braille, and marks without a letter to stand on.
const noInk = /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{M}\p{Cc}\u2800\uFFF9-\uFFFB\u{1D159}]*$/u;

/** Whether a field was sent with nothing in it that anybody could see. */
export function isBlank(value: unknown): boolean {
  return typeof value === 'string' && noInk.test(value);
}

/** How many characters a text has for those who read it: 0 for a blank one, and none for what is not shown. */
export function shownLength(text: string): number {
  return isBlank(text) ? 0 : text.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '').trim().length;
}

/**
 * Whether a text has the form of one person's address: one @, a name before it, a domain with a dot behind it.
 * Composed and decomposed letters are the same.
 */
export function isEmailAddress(text: string): boolean {
  return text.length <= 254 && person.test(text.normalize('NFC'));
}

/** Whether a text is a whole address (RFC 3986) of one of these schemes. */
export function isWebAddress(text: string, schemes: readonly string[] = ['http', 'https']): boolean {
  return URL.canParse(text) && schemes.includes(new URL(text).protocol.slice(0, -1));
}

/** A whole address without the name and password in it (RFC 3986, 3.2.1); any other text as it is. */
export function withoutCredentials(address: string): string {
  if (!URL.canParse(address)) return address;
  const url = new URL(address);
  if (!url.username && !url.password) return address;
  return Object.assign(url, { username: '', password: '' }).href;
}

/** Whether a text is the path of a page or file of this site: no browser reads another host's name in it. */
export function isOwnPath(text: string): boolean {
  return /^\/(?!\/)[^\s\\]*$/.test(text);
}

/** A color as `#rrggbb`, in lower case, of six or three hexadecimal digits with or without `#`; null for no such text. */
export function sixDigitColor(text: string): string | null {
  const digits = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(text.trim())?.[1]?.toLowerCase();
  if (!digits) return null;
  return `#${digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits}`;
}

/** What is said of a text that is too long. */
export function keepUnder(characters: number): string {
  return `Please keep this under ${characters} characters.`;
}
