import { saysSame } from './fingerprint.ts';
import type { Exceptions } from './targets/target.ts';

/**
 * What differs on single dates once the source was read again: what it says of each date, save where somebody has said
 * something else here since it was last read.
 */
export function mergeExceptions(
  present: Exceptions,
  { before, after }: { before: Exceptions; after: Exceptions },
): Exceptions {
  const dates = new Set([...Object.keys(present), ...Object.keys(after)]);
  const merged = [...dates].flatMap((date) => {
    const isOurs = !saysSame(present[date], before[date]);
    const exception = isOurs ? present[date] : after[date];
    return exception ? [[date, exception] as const] : [];
  });
  return Object.fromEntries(merged);
}
