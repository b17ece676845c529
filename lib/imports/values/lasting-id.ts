import { createHash } from 'node:crypto';

/** Returns a UUID (RFC 9562, version 8) that is the same at each import, so that pages can name its row's address. */
export function lastingId(key: string): string {
  const hex = createHash('sha256').update(key).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
