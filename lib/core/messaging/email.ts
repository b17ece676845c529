import { currentChurch } from '#lib/core/church/current-church.ts';
import { churchLanguage } from '#lib/core/church/locale.ts';
import { env } from '#lib/core/process/env.ts';
import { handedMails } from '#lib/core/process/measurements.ts';
import { messages } from '#lib/language/messages.ts';

/** A file of a mail. */
export interface MailFile {
  filename: string;
  content: string;
  contentType: string;
}

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments?: MailFile[];
  /** Without angle brackets. The same for every attempt, so that duplicates are recognizable. */
  messageId: string;
}

/** Why a mail was not sent, in words for staff; it contains nothing of the mail. */
export class MailError extends Error {
  override name = 'MailError';
  constructor(
    message: string,
    /** Permanently refused by the receiving side: no retry will help. */
    readonly isPermanent: boolean,
    readonly code: string,
  ) {
    super(message);
  }
}

/**
 * Hands the mail to the SMTP server. Returns once it is accepted.
 * @throws MailError
 */
export async function sendMail(mail: Mail): Promise<void> {
  const { SMTP_URL } = env();
  if (!SMTP_URL) throw new MailError(messages.mail.notSetUp, false, 'ENOTSETUP');
  const message = {
    ...mail,
    from: env().MAIL_FROM ?? { name: currentChurch().name, address: currentChurch().email },
    messageId: `<${mail.messageId}>`,
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': churchLanguage() },
  };
  const { createTransport } = await import('nodemailer');
  const transport = createTransport(SMTP_URL, {
    connectionTimeout: 15_000,
    greetingTimeout: 30_000,
    // A server may take long over a received mail: hanging up would send the mail twice.
    socketTimeout: 5 * 60_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  } as object);
  try {
    await transport.sendMail(message);
    handedMails.publish({ outcome: 'sent' });
  } catch (error) {
    handedMails.publish({ outcome: 'failed' });
    throw toMailError(error);
  } finally {
    transport.close();
  }
}

/** The maximum duration of a sending attempt. */
export const longestSendingMilliseconds = 10 * 60_000;

interface SmtpFailure {
  code?: string;
  command?: string;
  response?: string;
  responseCode?: number;
  message?: string;
}

function toMailError(error: unknown): MailError {
  const { code = 'ESEND', command, response, responseCode = 0, message = '' } = error as SmtpFailure;
  const words = firstLine(response ?? '') || messages.mail.noAnswer(firstLine(message), code);
  const isPermanent = code === 'EENVELOPE' && command === 'RCPT TO' && responseCode >= 500;
  return new MailError(words, isPermanent, code);
}

function firstLine(text: string): string {
  return text.split('\n')[0]?.trim().slice(0, 300) ?? '';
}
