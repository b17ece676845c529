/** Returns the spelling by which mailboxes are compared: lower case, NFC, and the domain in ASCII (RFC 5891). */
export function mailboxOf(address: string): string {
  const [person, domain] = partsOf(address.trim().toLowerCase().normalize('NFC'));
  return person + asciiOf(domain);
}

/** Returns an address up to its @, and its domain. */
export function partsOf(address: string): [string, string] {
  const at = address.lastIndexOf('@') + 1;
  return [address.slice(0, at), address.slice(at)];
}

/** Browsers have this conversion in addresses alone. */
function asciiOf(domain: string): string {
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}
