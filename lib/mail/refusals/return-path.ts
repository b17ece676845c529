import { isSameText, keyedHash } from '#lib/core/auth/signing.ts';
import { MailError } from '#lib/core/messaging/email.ts';
import { senderDomain, type WayOut } from '../leaving/way-out.ts';

/** The longest part before the @ (RFC 5321, 4.5.3.1.1). */
const longestLocalPart = 64;
const idLetters = 25;
const checkLetters = 8;

/**
 * Returns the address that one mail is sent back to: the mailbox for mails that came back, with the mail's id and a keyed check
 * behind a plus. Null where that cannot be: without such a mailbox, by a provider that puts its own there, and where the mailbox
 * is at another domain than the sender, so that SPF (RFC 7208) would fail.
 */
export function returnPathOf(way: WayOut, mailId: string): string | null {
  const { kind, bounces } = way.settings;
  const [local = '', domain = ''] = bounces?.user.split('@') ?? [];
  if (kind !== 'smtp' || !domain || domain.toLowerCase() !== senderDomain(way)) return null;
  if (refusedWays.has(wayKey(way))) return null;
  const path = `${local}+${tokenOf(mailId)}`;
  return path.length > longestLocalPart ? null : `${path}@${domain}`;
}

/** Returns the id of the mail that was sent back to this address; null for any other. */
export function mailSentBackTo(address: string): string | null {
  const [, token = ''] = /\+([\da-z]{33})@/.exec(address.toLowerCase()) ?? [];
  if (!token) return null;
  const id = idOf(token.slice(0, idLetters));
  return id && isSameText(token, tokenOf(id)) ? id : null;
}

/** Servers that take no other return path than the sender's own: known until the process ends. */
const refusedWays = new Set<string>();

/** Sends with a return path; where the server takes none of others, without, and from then on. @throws MailError */
export async function withoutReturnPath<Result>(
  way: WayOut,
  send: () => Promise<Result>,
  sendPlainly: () => Promise<Result>,
): Promise<Result> {
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof MailError) || error.field !== 'from_address') throw error;
    const result = await sendPlainly();
    refusedWays.add(wayKey(way));
    return result;
  }
}

function wayKey({ settings: { host, user, bounces } }: WayOut): string {
  return JSON.stringify([host, user, bounces?.user]);
}

/** Digits and small letters alone, which no server changes. */
function tokenOf(mailId: string): string {
  const id = BigInt(`0x${mailId.replaceAll('-', '')}`)
    .toString(36)
    .padStart(idLetters, '0');
  return id + keyedHash('bounces', mailId).toString('hex').slice(0, checkLetters);
}

function idOf(letters: string): string | null {
  let number = 0n;
  for (const letter of letters) number = number * 36n + BigInt(Number.parseInt(letter, 36));
  const hex = number.toString(16).padStart(32, '0');
  if (hex.length > 32) return null;
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
