import { linkFacts } from './link-facts.ts';

/** Returns the address while links may lead to its page; query and fragment are ignored. */
export function shownAddress(address: string): string | undefined {
  return isAmong(linkFacts().unwritten, address) ? undefined : staffAddress(address);
}

/** Returns the address while its page is not switched off: staff are led to pages that visitors are not. */
export function staffAddress(address: string): string | undefined {
  return isAmong(linkFacts().hidden, address) ? undefined : address;
}

function isAmong(list: string | undefined, address: string): boolean {
  return list?.split(' ').includes(address.split(/[?#]/)[0] ?? '') ?? false;
}
