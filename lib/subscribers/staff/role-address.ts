import { partsOf } from '#lib/core/text/mailbox.ts';

/** Names of mailboxes that programs write from, or that run a domain (RFC 2142): no reader of letters has one. */
const names = new Set([
  ...['noreply', 'donotreply', 'dontreply', 'mailerdaemon', 'daemon', 'bounce', 'bounces', 'autoreply'],
  ...['postmaster', 'hostmaster', 'webmaster', 'abuse', 'noc', 'spam', 'root', 'nobody', 'null', 'devnull'],
  ...['unsubscribe', 'listserv', 'majordomo', 'usenet', 'uucp', 'ftp', 'www'],
]);

/** Returns whether the address is that of a program or of a domain's own business, such as noreply@ or postmaster@. */
export function isRoleAddress(email: string): boolean {
  const [person] = partsOf(email);
  const [name = ''] = person.toLowerCase().split(/[@+]/);
  return names.has(name.replace(/[._-]/g, ''));
}
