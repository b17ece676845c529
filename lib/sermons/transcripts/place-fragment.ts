import { clockTime } from './timestamp.ts';

/** Returns the fragment of a place in a sermon: '#t=38:12' (https://www.w3.org/TR/media-frags/). */
export function placeFragment(seconds: number): string {
  return `#t=${clockTime(seconds)}`;
}
