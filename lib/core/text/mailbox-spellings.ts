import { domainToUnicode } from 'node:url';
import { mailboxOf, partsOf } from './mailbox.ts';

/** Returns the spellings in lower case under which rows may hold a mailbox: the domain in ASCII or its letters, NFC or NFD. */
export function spellingsOf(address: string): string[] {
  const mailbox = mailboxOf(address);
  const [person, domain] = partsOf(mailbox);
  const shown = person + (domainToUnicode(domain) || domain);
  const spellings = [address.trim().toLowerCase(), mailbox, shown];
  return [...new Set(spellings.flatMap((each) => [each.normalize('NFC'), each.normalize('NFD')]))];
}
