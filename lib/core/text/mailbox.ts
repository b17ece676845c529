import { domainToASCII, domainToUnicode } from 'node:url';

/** Returns the spelling by which mailboxes are compared: lower case, NFC, and the domain in ASCII (RFC 5891). */
export function mailboxOf(address: string): string {
  const [person, domain] = parted(address.trim().toLowerCase().normalize('NFC'));
  return person + (domainToASCII(domain) || domain);
}

/** Returns the spellings in lower case under which rows may hold a mailbox: the domain in ASCII or its letters, NFC or NFD. */
export function spellingsOf(address: string): string[] {
  const mailbox = mailboxOf(address);
  const [person, domain] = parted(mailbox);
  const shown = person + (domainToUnicode(domain) || domain);
  const spellings = [address.trim().toLowerCase(), mailbox, shown];
  return [...new Set(spellings.flatMap((each) => [each.normalize('NFC'), each.normalize('NFD')]))];
}

/** Returns an address up to its @, and its domain. */
function parted(address: string): [string, string] {
  const at = address.lastIndexOf('@') + 1;
  return [address.slice(0, at), address.slice(at)];
}
