import type { Church } from './church-row.ts';

type Address = Pick<Church, 'street' | 'city' | 'region' | 'region_name' | 'postal_code' | 'country'>;

/** Returns whether the church has said where it is. */
export function hasAddress({ street, city }: Pick<Address, 'street' | 'city'>): boolean {
  return Boolean(street || city);
}

/** Countries where the postal code precedes the city (Universal Postal Union, addressing by country). */
const codeFirst = new Set(
  'AD AR AT AX AZ BA BE BG CH CL CV CY CZ DE DK DO DZ EC EE ES ET FI FO FR GE GF GL GP GR GT HR HT IS IT KG LI LT LU MA MC MD ME MG MK MQ MX MY MZ NC NI NL NO PF PH PL PT PY RE RO RS SE SI SK SM SN SV TN TR UY UZ VA XK ZM'.split(
    ' ',
  ),
);

/** Returns city, region and postal code as on an envelope of the country: 'Springfield, IL 62701' or '1010 Wien'. */
export function cityLine({ city, region, postal_code, country }: Address): string {
  if (codeFirst.has(country)) return joined([joined([postal_code, city], ' '), region], ', ');
  return joined([joined([city, region], ', '), postal_code], ' ');
}

/** Returns street and city as on an envelope, those that the church has said. */
export function addressLines(church: Address): string[] {
  return [church.street, cityLine(church)].filter(Boolean);
}

/** Returns the city as a sentence names it: 'Springfield, Illinois'. */
export function placeName({ city, region_name }: Pick<Address, 'city' | 'region_name'>): string {
  return joined([city, region_name], ', ');
}

/** Returns the whole address in one line, for map apps. */
export function addressLine(church: Address): string {
  return joined([church.street, cityLine(church)], ', ');
}

function joined(parts: readonly (string | null)[], separator: string): string {
  return parts.filter(Boolean).join(separator);
}
