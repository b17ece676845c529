import { unlinkedPaths } from '#lib/core/addresses/unlinked-paths.ts';
import { absoluteUrl } from '#lib/core/addresses/urls.ts';
import { keyedHash, tokenHash } from '#lib/core/auth/signing.ts';
import type { Database } from '#lib/core/database/db.ts';
import type { Subscriber } from '#lib/core/generated/prisma/client.ts';
import { AppError } from '#lib/core/operations/errors.ts';
import { spendTry } from '#lib/core/operations/rate-limit.ts';
import { messages } from '#lib/language/messages.ts';

/** Returns the secret of a subscriber’s links: a keyed hash of the id, which cannot be made of the table alone. */
export function subscriberToken(id: string): string {
  return keyedHash('subscribers', id).toString('base64url');
}

/** Returns the absolute address of the page where a subscriber confirms, chooses and leaves. */
export function chooseUrl(id: string): string {
  return absoluteUrl(unlinkedPaths.subscription(subscriberToken(id)));
}

/** Returns the absolute address that a mail program posts to, to end all letters (RFC 8058). */
export function oneClickUrl(id: string): string {
  return absoluteUrl(unlinkedPaths.oneClick(subscriberToken(id)));
}

/**
 * Returns the subscriber of a link. A link that leads nowhere counts against the limit of the caller's address.
 * @throws AppError `not_found` or `too_many_requests`
 */
export async function findByToken(database: Database, token: string, address: string): Promise<Subscriber> {
  const found = await database.subscriber.findUnique({ where: { token_hash: tokenHash(token) } });
  if (found) return found;
  await spendTry('subscriberLinks', address);
  throw new AppError('not_found', messages.subscribers.unknownLink);
}
