import type { ImapFlow } from 'imapflow';
import { openSecret } from '#lib/core/auth/sealed-secret.ts';
import type { MailSettings as StoredRow } from '#lib/core/generated/prisma/client.ts';
import { firstLine } from '#lib/core/messaging/email.ts';
import { messages } from '#lib/language/messages.ts';
import { isThisMachine } from '../leaving/ports.ts';
import { bouncesPlace } from '../leaving/settings-rows.ts';

/** The mailbox of mails that came back, and its password. */
export interface Mailbox {
  host: string;
  port: number;
  user: string;
  secret: string;
}

/** Why a mailbox could not be read, in words for staff. */
export class MailboxError extends Error {
  override name = 'MailboxError';
  constructor(
    message: string,
    readonly field: 'bounces.host' | 'bounces.port' | 'bounces.secret' | null,
  ) {
    super(message);
  }
}

const usualPort = 993;
const patienceMilliseconds = 20_000;

/** Returns the mailbox that is set; null without one, and while its password is missing. */
export function mailboxOf(row: StoredRow | null): Mailbox | null {
  const { bounces_host: host, bounces_port, bounces_user: user, bounces_secret: sealed } = row ?? {};
  if (!host || !user || !sealed) return null;
  const secret = openSecret('mail secrets', sealed, bouncesPlace(host, user));
  return secret === null ? null : { host, port: bounces_port ?? usualPort, user, secret };
}

/**
 * Does some work with the mailbox's inbox open. Nothing is marked but what the work marks.
 * @throws MailboxError
 */
export async function withMailbox<Result>(
  mailbox: Mailbox,
  work: (client: ImapFlow) => Promise<Result>,
  longestMilliseconds: number,
): Promise<Result> {
  // Loaded where a mailbox is set.
  const { ImapFlow } = await import('imapflow');
  const client = new ImapFlow({ ...optionsOf(mailbox), logger: false });
  // A connection that breaks says so to what waits for it, too.
  client.on('error', () => undefined);
  const timer = setTimeout(() => client.close(), longestMilliseconds).unref();
  try {
    await client.connect();
    await client.mailboxOpen('INBOX');
    const result = await work(client);
    await client.logout();
    return result;
  } catch (error) {
    throw toMailboxError(error, mailbox);
  } finally {
    clearTimeout(timer);
    client.close();
  }
}

/** Encrypted, but on this machine. */
function optionsOf({ host, port, user, secret }: Mailbox) {
  const secure = port === usualPort;
  return {
    ...{ host, port, secure, auth: { user, pass: secret } },
    ...(!secure && !isThisMachine(host) && { doSTARTTLS: true }),
    connectionTimeout: patienceMilliseconds,
    greetingTimeout: patienceMilliseconds,
    socketTimeout: 2 * patienceMilliseconds,
  };
}

interface ImapFailure {
  code?: string;
  message?: string;
  responseText?: string;
  authenticationFailed?: boolean;
}

function toMailboxError(error: unknown, { host, port }: Mailbox): MailboxError {
  const { code = '', message = '', responseText, authenticationFailed } = error as ImapFailure;
  const words = messages.mailSettings.bounces;
  const said = firstLine(responseText ?? message);
  if (authenticationFailed) return new MailboxError(words.signInRefused(said), 'bounces.secret');
  if (/ENOTFOUND|EAI_AGAIN|CERT|SELF_SIGNED|UNABLE_TO_/.test(code))
    return new MailboxError(words.silent(host, port, said), 'bounces.host');
  if (/ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|CONNECT_TIMEOUT|GREETING_TIMEOUT|UPGRADE/.test(code))
    return new MailboxError(words.silent(host, port, said), 'bounces.port');
  return new MailboxError(words.silent(host, port, said), null);
}
