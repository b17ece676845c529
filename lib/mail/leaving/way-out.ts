import { currentChurch } from '#lib/core/church/current-church.ts';
import { churchLanguage } from '#lib/core/church/locale.ts';
import {
  type HandedOver,
  type Mail,
  MailError,
  type SmtpWay,
  sendBySmtp,
  trySmtp,
} from '#lib/core/messaging/email.ts';
import { env } from '#lib/core/process/env.ts';
import { messages } from '#lib/language/messages.ts';
import { sendByBrevo } from './apis/brevo.ts';
import { sendByMailgun } from './apis/mailgun.ts';
import { sendByPostmark } from './apis/postmark.ts';
import { sendByResend } from './apis/resend.ts';
import { microsoftToken, withFreshToken } from './microsoft/access-token.ts';
import { isByApi, type MailSettings } from './schema.ts';
import { openedSecret, presentSettings, readStoredSettings } from './settings-rows.ts';

/** What of the settings is missing before mail can leave; null: nothing. */
export type Missing = 'settings' | 'secret' | null;

/** The present way out: what is set, and the secret. */
export interface WayOut {
  settings: MailSettings;
  secret: string | null;
}

/** Returns how mail leaves now. */
export async function presentWayOut(): Promise<WayOut> {
  const stored = await readStoredSettings();
  const settings = presentSettings(stored);
  return { settings, secret: settings.is_from_environment ? null : openedSecret(stored) };
}

/** Returns what the way out lacks. A server of SMTP without a user needs no password. */
export function missingOf({ settings }: WayOut): Missing {
  const { kind, user, has_secret, is_from_environment } = settings;
  if (kind === 'none') return 'settings';
  if (is_from_environment || has_secret || (kind === 'smtp' && !user)) return null;
  return 'secret';
}

type MailText = Pick<Mail, 'to' | 'subject' | 'text' | 'html' | 'attachments' | 'messageId'> &
  Partial<Pick<Mail, 'headers' | 'returnPath' | 'reference'>>;

/**
 * Hands a mail over. Returns once it is accepted. `milliseconds` is for somebody who waits: one try, over a connection of
 * its own.
 * @throws MailError
 */
export async function sendMail(way: WayOut, text: MailText, milliseconds?: number): Promise<HandedOver> {
  const missing = missingOf(way);
  if (missing) throw new MailError(messages.mail.notSetUp, false, 'ENOTSETUP');
  const usual = { 'Auto-Submitted': 'auto-generated', 'Content-Language': churchLanguage() };
  const headers = { ...usual, ...text.headers };
  const mail = { ...text, from: senderOf(way.settings), headers };
  const { settings, secret } = way;
  if (isByApi(settings.kind)) {
    const signal = AbortSignal.timeout(milliseconds ?? longestAnswerMilliseconds);
    return apis[settings.kind]({ mail, key: secret ?? '', settings, signal });
  }
  const server = smtpOf(way);
  const send = () => (milliseconds ? trySmtp(server, mail, milliseconds) : sendBySmtp(server, mail));
  return settings.kind === 'microsoft' ? withFreshToken(send) : send();
}

const longestAnswerMilliseconds = 60_000;

const apis = {
  postmark: sendByPostmark,
  brevo: sendByBrevo,
  mailgun: sendByMailgun,
  resend: sendByResend,
};

function smtpOf({ settings, secret }: WayOut): SmtpWay {
  const { host, port, security, user, kind, is_from_environment } = settings;
  if (is_from_environment) return { url: env().SMTP_URL ?? '' };
  const server = { host: host ?? '', port: port ?? 587, security };
  if (!user) return server;
  if (kind === 'microsoft') return { ...server, auth: { user, accessToken: microsoftToken } };
  return { ...server, auth: { user, password: secret ?? '' } };
}

/** Returns the domain of the sender, in small letters; empty without one. */
export function senderDomain({ settings }: Pick<WayOut, 'settings'>): string {
  const sender = senderOf(settings);
  const address = typeof sender === 'string' ? sender : sender.address;
  return /@([^\s<>@]+)>?\s*$/.exec(address)?.[1]?.toLowerCase() ?? '';
}

/** MAIL_FROM holds, then what is set, then the church. */
function senderOf({ from_name, from_address }: MailSettings): Mail['from'] {
  const { name, email } = currentChurch();
  return env().MAIL_FROM ?? { name: from_name ?? name, address: from_address ?? email };
}
