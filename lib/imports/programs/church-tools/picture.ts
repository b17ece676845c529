import { parsedUrl } from '#lib/core/text/parsed-url.ts';
import { type Fields, textIn } from '../values.ts';

const longestSide = 1600;

/**
 * Returns the address of a picture, or null. `imageUrl` is public, and is 150 by 150 unless both sides are named; `fileUrl`
 * may need a login.
 */
export function pictureOf(image: Fields, base: string): string | null {
  const url = parsedUrl(textIn(image, 'imageUrl', 'fileUrl'), `${base}/`);
  if (!url || textIn(image, 'imageUrl', 'fileUrl') === '') return null;
  if (/\/images\/\d+\//.test(url.pathname)) {
    for (const side of ['w', 'h']) url.searchParams.set(side, String(longestSide));
    url.searchParams.set('fit', 'max');
  }
  return url.href;
}
