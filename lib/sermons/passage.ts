import { church } from '#lib/core/church/church.ts';

/** Where the passage can be read: the online Bible among the church's resources. */
export function passageUrl(passage: string): string {
  const url = new URL('passage/', church.resources.bible.url);
  url.searchParams.set('search', passage);
  return url.href;
}
