/**
 * The originals in the page's language where that is not English.
 * @public Browsers have them in place of originals.es.ts (`#originals` in package.json).
 */
export const originalsEs: Record<string, unknown> = {};
