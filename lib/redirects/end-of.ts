import { isTakenAddress } from '#lib/core/site/fixed-addresses.ts';
import { oldPathOf } from './old-path.ts';

/** Returns the final target of an old path through a chain of old addresses (by path); null for a circle. */
export function endOf(from: string, leads: ReadonlyMap<string, string>): string | null {
  const passed = new Set<string>();
  let path: string | null = from;
  let end = from;
  while (path !== null && leads.has(path) && (passed.size === 0 || !isTakenAddress(path))) {
    if (passed.has(path)) return null;
    passed.add(path);
    end = leads.get(path) ?? end;
    path = oldPathOf(end);
  }
  return end;
}
