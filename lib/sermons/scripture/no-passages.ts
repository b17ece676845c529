import type { Passage } from '../schema.ts';

/**
 * Returns none: browsers get passages with the rows that the server presents.
 * @public Browsers have it in place of passages.ts (`#passages` in package.json).
 */
export function passagesIn(_text: string | null): Passage[] {
  return [];
}
