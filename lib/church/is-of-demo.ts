import type { Church } from '#lib/core/church/church-row.ts';

/** Of an address, the words that two churches may well share. */
const sharedWords: readonly (keyof Church)[] = ['region', 'region_name', 'postal_code'];

/**
 * Whether a fact is still the demo's, and so not the church's own: `own` are the facts that staff wrote or confirmed.
 * The state and the postal code of a church with a street or a city of its own are its own too, though they may read
 * like the demo's.
 */
export function isOfDemo(
  fact: keyof Church,
  church: Church,
  demo: Church,
  own: readonly (keyof Church)[],
): boolean {
  if (own.includes(fact)) return false;
  if (sharedWords.includes(fact) && !(isSame('street', church, demo) && isSame('city', church, demo)))
    return false;
  return isSame(fact, church, demo);
}

function isSame(fact: keyof Church, church: Church, demo: Church): boolean {
  return JSON.stringify(church[fact], byName) === JSON.stringify(demo[fact], byName);
}

/** The database gives the fields of JSON in an order of its own. */
function byName(_key: string, value: unknown): unknown {
  const isFields = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isFields
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;
}
