import { env } from '#lib/core/process/env.ts';
import { decodedAddress, parsedUrl } from '#lib/core/text/parsed-url.ts';
import type { MailSettings } from './schema.ts';

/** Returns what SMTP_URL and MAIL_FROM say; null without SMTP_URL. */
export function environmentSettings(): Omit<MailSettings, 'bounces'> | null {
  const url = parsedUrl(env().SMTP_URL ?? '');
  if (!url) return null;
  const isTls = url.protocol === 'smtps:';
  return {
    kind: 'smtp',
    host: url.hostname,
    port: Number(url.port) || (isTls ? 465 : 587),
    security: isTls ? 'tls' : 'starttls',
    user: decodedAddress(url.username) || null,
    ...environmentSender(),
    a_minute: null,
    a_day: null,
    is_from_environment: true,
    has_secret: url.password !== '',
    updated_at: null,
  };
}

/** Returns the sender that MAIL_FROM names, such as `Church <office@example.org>`. */
function environmentSender(): Pick<MailSettings, 'from_name' | 'from_address'> {
  const { MAIL_FROM = '' } = env();
  const [, name = '', address = MAIL_FROM] = /^\s*"?([^"<]*?)"?\s*<([^<>]+)>\s*$/.exec(MAIL_FROM) ?? [];
  return { from_name: name || null, from_address: address.trim() || null };
}
