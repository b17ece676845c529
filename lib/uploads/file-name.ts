import { randomBytes } from 'node:crypto';

const pattern = /^\d{10,16}_[a-z0-9]{8,32}(?:(?:-640)?\.webp|\.jpg)$/;

/** Returns a unique, unguessable file name: `timestamp_random.extension`. */
export function newFileName(now: Date = new Date(), extension = 'webp'): string {
  return `${now.getTime()}_${randomBytes(8).toString('hex')}.${extension}`;
}

/** Returns the name of a picture's thumbnail. */
export function thumbnailName(name: string): string {
  return name.replace(/\.webp$/, '-640.webp');
}

/** Returns the name of a thumbnail's picture; other names unchanged. */
export function pictureName(name: string): string {
  return name.replace(/-640\.webp$/, '.webp');
}

/** Returns whether the site assigns such names: others are never looked up in the upload folder. */
export function isFileName(name: string): boolean {
  return pattern.test(name);
}
