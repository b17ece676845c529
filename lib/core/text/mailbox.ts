import { parsedUrl } from './parsed-url.ts';

/** Returns the spelling by which mailboxes are compared: lower case, NFC, and the domain in ASCII (RFC 5891). */
export function mailboxOf(address: string): string {
  const [person, domain] = partsOf(address.trim().toLowerCase().normalize('NFC'));
  // Browsers have the conversion of domains in addresses alone.
  return person + (parsedUrl(`http://${domain}`)?.hostname ?? domain);
}

/** Returns an address up to its @, and its domain. */
export function partsOf(address: string): [string, string] {
  const at = address.lastIndexOf('@') + 1;
  return [address.slice(0, at), address.slice(at)];
}
