import { unlinkedPaths } from '#lib/core/addresses/unlinked-paths.ts';
import { absoluteUrl } from '#lib/core/addresses/urls.ts';
import { keyedHash, tokenHash } from '#lib/core/auth/signing.ts';
import type { Database } from '#lib/core/database/db.ts';
import type { FormAnswer } from '#lib/core/generated/prisma/client.ts';
import { AppError } from '#lib/core/operations/errors.ts';
import { spendTry } from '#lib/core/operations/rate-limit.ts';
import { messages } from '#lib/language/messages.ts';
import type { MailLink } from '#lib/mail/define-mail.ts';

/** Returns the link to change or cancel a sign-up. */
export function signUpUrl(id: string): string {
  return absoluteUrl(unlinkedPaths.signUp(tokenOf(id)));
}

/** The link of a mail to the page of a sign-up, where it can be changed. */
export function toChange(url: string): MailLink {
  return { words: messages.signUpMail.change, url, isMain: true };
}

/** The same where there is nothing to change any more. */
export function toPage(url: string): MailLink {
  return { words: messages.signUpMail.page, url };
}

/** Returns what is stored of a sign-up's link. */
export function linkHashOf(id: string): string {
  return tokenHash(tokenOf(id));
}

/**
 * Returns the sign-up of a link. A link that leads nowhere counts against the limit of the address.
 * @throws AppError `not_found` or `too_many_requests`
 */
export async function findByLink(database: Database, token: string, address: string): Promise<FormAnswer> {
  const found = await database.formAnswer.findUnique({ where: { token_hash: tokenHash(token) } });
  if (found && found.state !== 'spam') return found;
  await spendTry('guessedLinks', address);
  throw new AppError('not_found', messages.signUps.unknownLink);
}

/** A keyed hash of the id, which cannot be made of the table alone. */
function tokenOf(id: string): string {
  return keyedHash('sign-ups', id).toString('base64url');
}
