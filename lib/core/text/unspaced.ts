/**
 * A letter of the scripts that are written without blanks, or of Hangul, whose words grow at their ends: a syllable, which
 * folded text has in its parts. belltower_separate_words in PostgreSQL names the same.
 */
export const unspacedLetter =
  '(?:[\\u1100-\\u115E][\\u1161-\\u11FF]*|[\\uAC00-\\uD7A3]|[\\u3041-\\u3096\\u309D-\\u309F\\u30A1-\\u30FF][\\u3099\\u309A]?|[\\u2E80-\\u2FDF\\u3005-\\u3007\\u3400-\\u4DBF\\u4E00-\\u9FFF\\uF900-\\uFAFF\\u{20000}-\\u{3FFFF}])';

const begins = new RegExp(`^${unspacedLetter}`, 'u');

/** Returns whether a text begins with such a letter. */
export function isUnspaced(text: string): boolean {
  return begins.test(text);
}
