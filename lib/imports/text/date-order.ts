import { churchCountry } from '#lib/core/church/locale.ts';
import type { DateOrder } from './written-date.ts';

const monthFirstCountries = new Set(['US', 'PH', 'FM', 'MH', 'PW']);

/** How dates of numbers alone are written where the church is. */
export function churchDateOrder(): DateOrder {
  return monthFirstCountries.has(churchCountry()) ? 'month first' : 'day first';
}
