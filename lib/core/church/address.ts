import type { Church } from './church-row.ts';

type Address = Pick<Church, 'street' | 'city' | 'region' | 'region_name' | 'postal_code'>;

/** 'Springfield, IL 62701': city, region and postal code as an envelope has them. */
export function cityLine({ city, region, postal_code }: Address): string {
  return joined([joined([city, region], ', '), postal_code], ' ');
}

/** 'Springfield, Illinois': the city as a sentence names it. */
export function placeName({ city, region_name }: Pick<Address, 'city' | 'region_name'>): string {
  return joined([city, region_name], ', ');
}

/** The whole address in one line, as map apps look it up. */
export function addressLine(church: Address): string {
  return joined([church.street, cityLine(church)], ', ');
}

function joined(parts: readonly (string | null)[], separator: string): string {
  return parts.filter(Boolean).join(separator);
}
