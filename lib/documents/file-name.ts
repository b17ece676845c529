import { randomBytes } from 'node:crypto';

const longestName = 120;

/** Returns a unique, unguessable name for the storage: `timestamp_random.pdf`. */
export function newStoredName(now: Date = new Date()): string {
  return `${now.getTime()}_${randomBytes(8).toString('hex')}.pdf`;
}

/** Returns the name of an uploaded file without its folders and control characters, ending in `.pdf`. */
export function givenName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const plain = last
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Surrogate}"%]/gu, '')
    .replace(/\.pdf$/i, '')
    .trim();
  return `${[...plain].slice(0, longestName).join('').trim() || 'document'}.pdf`;
}

/** Returns the header that shows a file in the browser, and saves it under its name (RFC 6266, RFC 5987). */
export function inlineDisposition(name: string): string {
  const ascii = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .normalize('NFC')
    .replace(/[^\x20-\x7e]|["\\%;]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `inline; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
