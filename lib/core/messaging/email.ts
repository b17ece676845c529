import { handedMails } from '#lib/core/process/measurements.ts';
import { messages } from '#lib/language/messages.ts';

/** A file of a mail. */
export interface MailFile {
  filename: string;
  content: string;
  contentType: string;
}

export interface Mail {
  /** `Church <office@example.org>`, or its parts. */
  from: string | { name: string; address: string };
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments?: MailFile[];
  /** Without angle brackets. The same for every attempt, so that duplicates are recognizable. */
  messageId: string;
  headers: Readonly<Record<string, string>>;
  /** Where a server sends it back to; the sender if left out. */
  returnPath?: string | null;
  /** What providers answer with when they tell of the mail later on. */
  reference?: string;
}

/** An accepted mail: who took it, and what the server said. */
export interface HandedOver {
  server: string;
  words: string;
}

/** The setting that a failure points at. */
export type MailField = 'host' | 'port' | 'security' | 'user' | 'secret' | 'from_address' | 'to';

/** Why a mail was not sent, in words for staff; it contains nothing of the mail. */
export class MailError extends Error {
  override name = 'MailError';
  constructor(
    message: string,
    /** Permanently refused by the receiving side: no retry will help. */
    readonly isPermanent: boolean,
    readonly code: string,
    readonly field: MailField | null = null,
    /** The server speaks of this recipient or this mail: it may well take others. */
    readonly isOfRecipient = isPermanent,
  ) {
    super(message);
  }
}

/** A server that takes mail by SMTP (RFC 5321). Certificates are always checked. */
export interface SmtpServer {
  host: string;
  port: number;
  /** STARTTLS is required, not only used where it is offered; `none` never encrypts. */
  security: 'starttls' | 'tls' | 'none';
  auth?: { user: string; password: string } | { user: string; accessToken: AccessToken } | undefined;
}

/** Returns an OAuth 2.0 access token, and until when it is good, in Unix milliseconds. */
export type AccessToken = () => Promise<{ token: string; until: number }>;

/** A server by its parts, or by an address such as `smtps://user:password@host`. */
export type SmtpWay = SmtpServer | { url: string };

/** The maximum duration of a sending attempt. */
export const longestSendingMilliseconds = 10 * 60_000;

/**
 * Hands the mail to the SMTP server over the one connection that this process keeps to it, and returns once it is
 * accepted.
 * @throws MailError
 */
export async function sendBySmtp(way: SmtpWay, mail: Mail): Promise<HandedOver> {
  return handOver(await kept(way), way, mail, AbortSignal.timeout(longestSendingMilliseconds));
}

/**
 * Hands one mail over by a connection of its own, for somebody who waits for the outcome.
 * @throws MailError
 */
export async function trySmtp(way: SmtpWay, mail: Mail, milliseconds: number): Promise<HandedOver> {
  const { createTransport } = await import('nodemailer');
  const waits = { connectionTimeout: milliseconds / 3, greetingTimeout: milliseconds / 2 };
  const transport = createTransport({
    ...optionsOf(way),
    ...waits,
    socketTimeout: milliseconds,
  } as object) as unknown as Transport;
  try {
    return await handOver(transport, way, mail, AbortSignal.timeout(milliseconds));
  } finally {
    transport.close();
  }
}

/** Closes the connection that is kept, without waiting for a mail under way. */
export function closeSmtp(): void {
  pool?.transport.close({ force: true });
  pool = undefined;
}

interface Transport {
  sendMail(mail: object): Promise<{ response?: string }>;
  close(options?: { force: boolean }): void;
}

let pool: { key: string; transport: Transport } | undefined;

/** A connection that nothing was sent by for this long is closed; before that, servers let it stand. */
const idleMilliseconds = 20_000;

/** Returns the connection to this server; one to another server ends once its mails are handed over. */
async function kept(way: SmtpWay): Promise<Transport> {
  const { createTransport } = await import('nodemailer');
  const key = JSON.stringify(way);
  if (pool?.key === key) return pool.transport;
  pool?.transport.close();
  const transport = createTransport({
    ...optionsOf(way),
    pool: true,
    maxConnections: 1,
    maxMessages: Number.MAX_SAFE_INTEGER,
    // A connection that breaks in the middle of a mail: once more at once, later by the job.
    maxRequeues: 1,
    idleTimeout: idleMilliseconds,
    connectionTimeout: 15_000,
    greetingTimeout: 30_000,
    // A server may take long over a received mail: hanging up would send the mail twice.
    socketTimeout: 5 * 60_000,
  } as object) as unknown as Transport;
  pool = { key, transport };
  return transport;
}

function optionsOf(way: SmtpWay): object {
  const closed = { disableFileAccess: true, disableUrlAccess: true };
  if ('url' in way) return { url: way.url, ...closed };
  const { host, port, security, auth } = way;
  return {
    ...{ host, port, secure: security === 'tls', ...closed },
    requireTLS: security === 'starttls',
    ignoreTLS: security === 'none',
    ...(auth && { auth: 'password' in auth ? { user: auth.user, pass: auth.password } : oauth(auth) }),
  };
}

function oauth({ user, accessToken }: { user: string; accessToken: AccessToken }): object {
  type Done = (error: Error | null, token?: string, until?: number) => void;
  const provisionCallback = (_user: string, _isRenewed: boolean, done: Done) => {
    accessToken().then(({ token, until }) => done(null, token, until), done);
  };
  return { type: 'OAuth2', user, provisionCallback };
}

async function handOver(
  transport: Transport,
  way: SmtpWay,
  mail: Mail,
  signal: AbortSignal,
): Promise<HandedOver> {
  const { returnPath, reference: _, ...message } = mail;
  try {
    const { response = '' } = await transport.sendMail({
      ...message,
      headers: { ...mail.headers },
      ...(returnPath && { envelope: { from: returnPath, to: mail.to } }),
      messageId: `<${mail.messageId}>`,
      signal,
    });
    handedMails.publish({ outcome: 'sent' });
    return { server: 'url' in way ? hostOf(way.url) : way.host, words: firstLine(response) };
  } catch (error) {
    handedMails.publish({ outcome: 'failed' });
    throw toMailError(error);
  }
}

function hostOf(url: string): string {
  return new URL(url).hostname;
}

interface SmtpFailure {
  code?: string;
  originalCode?: string;
  command?: string;
  response?: string;
  responseCode?: number;
  message?: string;
  timeoutType?: string;
}

function toMailError(error: unknown): MailError {
  if (error instanceof MailError) return error;
  const failure = error as SmtpFailure;
  const { code = 'ESEND', command, response, responseCode = 0, message = '' } = failure;
  const words = firstLine(response ?? '') || messages.mail.noAnswer(firstLine(message), code);
  const isPermanent = code === 'EENVELOPE' && command === 'RCPT TO' && responseCode >= 500;
  const isOfRecipient =
    (code === 'EENVELOPE' && command === 'RCPT TO' && responseCode >= 400 && responseCode !== 421) ||
    (code === 'EMESSAGE' && responseCode >= 500);
  return new MailError(words, isPermanent, code, fieldOf(failure), isOfRecipient);
}

/** Returns the setting that the failure points at, or null. */
function fieldOf(failure: SmtpFailure): MailField | null {
  const { code, originalCode = '', command, response = '', message = '', timeoutType } = failure;
  const { responseCode = 0 } = failure;
  if (/STARTTLS/i.test(response) || code === 'ETLS') return 'security';
  if (/wrong version number|packet length too long/i.test(message)) return 'security';
  if (/CERT|SELF_SIGNED|UNABLE_TO_|ERR_TLS/.test(originalCode)) return 'host';
  if (code === 'EDNS' || /^(?:ENOTFOUND|EAI_)/.test(originalCode)) return 'host';
  if (/^(?:ECONNREFUSED|EHOSTUNREACH|ENETUNREACH)$/.test(originalCode)) return 'port';
  if (timeoutType === 'CONNECT_TIMEOUT') return 'port';
  if (code === 'EAUTH' || code === 'EOAUTH2') return 'secret';
  // 4xx (RFC 5321, 4.2.1): the same may be taken later.
  if (code !== 'EENVELOPE' || responseCode < 500) return null;
  if (command === 'RCPT TO') return 'to';
  return command === 'MAIL FROM' ? 'from_address' : null;
}

/** Returns the first line, 300 letters at most. */
export function firstLine(text: string): string {
  return text.split('\n')[0]?.trim().slice(0, 300) ?? '';
}
