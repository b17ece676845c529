import { createHash } from 'node:crypto';

/** The name space of the seed's ids, chosen once at random. */
const namespace = Buffer.from('6f6c1b0e2f2b4d0c9d3a7f5b8c1e4a97', 'hex');

/**
 * Returns the id of a seeded row: a UUID of version 5 (RFC 9562, 5.5), the same for the same table and words, so
 * that what is drawn from ids looks alike on every new site.
 */
export function seedId(table: string, ...words: string[]): string {
  const bytes = createHash('sha1')
    .update(namespace)
    .update([table, ...words].join('\n'))
    .digest();
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
