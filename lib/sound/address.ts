import { slugOf } from '#lib/core/text/slug-of.ts';

const folder = '/sermons/audio/';

/** Returns the address of a stored file: its id, and the title in Latin letters. It stays when the title changes. */
export function soundAddress(storedName: string, title: string): string {
  const [id, extension] = storedName.split('.');
  return `${folder}${id}/${slugOf(title, 'sermon')}.${extension}`;
}

/** Returns whether a path may be the address of sound, as its methods are known by. */
export function isSoundAddress(path: string): boolean {
  return /^\/sermons\/audio\/[^/]+\/[^/]+\.(?:mp3|m4a)$/.test(path);
}
