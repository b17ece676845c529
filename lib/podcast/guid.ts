import { createHash } from 'node:crypto';

/** The namespace of the podcast index (Podcasting 2.0, podcast:guid). */
const namespace = 'ead4c236-bf58-58c6-a2c6-a6b28d128cb6';

/**
 * Returns the podcast's guid: the UUID version 5 (RFC 9562) of its feed's address, without the scheme and without
 * slashes at its end.
 */
export function podcastGuid(feedAddress: string): string {
  const name = feedAddress.replace(/^\w+:\/\//, '').replace(/\/+$/, '');
  const hash = createHash('sha1')
    .update(Buffer.from(namespace.replaceAll('-', ''), 'hex'))
    .update(name);
  const bytes = hash.digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
