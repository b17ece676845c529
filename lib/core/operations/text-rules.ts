// Without zod, so that a visitor's browser checks with the server's own rules.

const person =
  /^(?!\.)(?!.*\.\.)[\p{L}\p{N}_'+&*=!#$%/?^`{|}~.-]*[\p{L}\p{N}_+-]@(?:[\p{L}\p{N}][\p{L}\p{N}-]*\.)+\p{L}{2,}$/u;

/** Whether a field was sent with nothing in it. */
export function isBlank(value: unknown): boolean {
  return typeof value === 'string' && value.trim() === '';
}

/** Whether a text has the form of one person's address: one @, a name before it, a domain with a dot behind it. */
export function isEmailAddress(text: string): boolean {
  return text.length <= 254 && person.test(text);
}

/** Whether a text is a whole address (RFC 3986) of one of these schemes. */
export function isWebAddress(text: string, schemes: readonly string[] = ['http', 'https']): boolean {
  return URL.canParse(text) && schemes.includes(new URL(text).protocol.slice(0, -1));
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
