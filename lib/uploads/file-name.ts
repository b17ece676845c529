import { randomBytes } from 'node:crypto';

const pattern = /^\d{10,16}_[a-z0-9]{8,32}(-640)?\.webp$/;

/** A name nobody can guess or meet twice: `timestamp_random.extension`. */
export function newFileName(now: Date = new Date()): string {
  return `${now.getTime()}_${randomBytes(8).toString('hex')}.webp`;
}

/** The name of the thumbnail beside a picture. */
export function thumbnailName(name: string): string {
  return name.replace(/\.webp$/, '-640.webp');
}

/** The name of the picture that a thumbnail is of; any other name as it is. */
export function pictureName(name: string): string {
  return name.replace(/-640\.webp$/, '.webp');
}

/** True for names that this site gives: nothing else is looked up in the upload folder. */
export function isFileName(name: string): boolean {
  return pattern.test(name);
}
