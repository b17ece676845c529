import { isFixedAddress } from '#lib/core/addresses/cached-routes.ts';

const segments = /^\/[a-z\d-]+(?:\/[a-z\d-]+){0,2}$/;
/** Addresses of rows, files and programs, which the site answers itself. */
const others = /^\/(?:(?:api|events|files|og|preview|sermons|uploads)\/|(?:metrics|search|up)(?:\/|$))/;

/** Returns whether only a page of the church's own can stand at this path. */
export function isOwnShaped(path: string): boolean {
  return segments.test(path) && !others.test(path) && !isFixedAddress(path);
}
